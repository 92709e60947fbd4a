/** A failure a person can act on: its message is the one line that is shown, no stack. */
export class Failure extends Error {}

const noNetwork = 'no network: the npm registry cannot be reached.';

/** @type {[RegExp, string][]} */
const known = [
  [/ENOSPC|space\s+left\s+on\s+device/i, 'no disk space left.'],
  [
    /SELF_SIGNED_CERT|self.signed certificate|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED|UnknownIssuer/i,
    "the npm registry's certificate is not trusted; behind a proxy that has its own, name that in NODE_EXTRA_CA_CERTS.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|dns error|error sending request|fetch failed|META_FETCH_FAIL|client error \(Connect\)/i,
    noNetwork,
  ],
  [/EBADPLATFORM|UNSUPPORTED_PLATFORM|prebuilt binary/i, `unsupported platform: ${platform()}.`],
  [/EACCES|EPERM|EROFS/i, 'no permission to write in this folder.'],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/i,
    'pnpm-lock.yaml does not fit the package.json files; run "node tools/run.mjs pnpm install".',
  ],
];

/**
 * Says in one line why an install failed.
 * @param {string} what what was being done, e.g. "Installing packages"
 * @param {string} output everything the installer printed
 */
export function explain(what, output) {
  const cause = known.find(([pattern]) => pattern.test(output))?.[1];
  return new Failure(`${what} failed: ${cause ?? lastErrorLine(output)}`);
}

/** @param {unknown} error */
export function isNetworkFailure(error) {
  return error instanceof Failure && error.message.endsWith(noNetwork);
}

/** @param {string} output */
function lastErrorLine(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => /err/i.test(line)) ?? lines.at(-1) ?? 'no reason given').trim();
}

/** For people: "linux x64". */
export function platform() {
  return `${process.platform} ${process.arch}`;
}
