import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Recorded, recordedFile, recordedPaths } from './recorded.ts';

const help = `Usage: node federation/gate/browser/record-answers.ts <url> <e-mail> <password>
Asks a running product for the answers that a document and some slots are made of, and keeps them. The
gate opens candidates with them. Record again when the API changes one; npm test says so. Only an
account younger than four hours has a welcome bonus; an answer that is refused stays as it was.`;

const { positionals } = parseArgs({ allowPositionals: true });
const [origin, email, password] = positionals;
if (!origin || !email || !password) {
  console.error(help);
  process.exit(2);
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const own = { 'request-type': 'client', 'sec-fetch-site': 'same-origin' };
  const headers = { origin: String(origin), ...own, ...init.headers };
  const answer = await fetch(new URL(path, origin), { ...init, headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

function keep(name: Recorded, content: unknown): void {
  mkdirSync(dirname(recordedFile(name)), { recursive: true });
  writeFileSync(recordedFile(name), `${JSON.stringify(content, null, 2)}\n`);
}

const settings = await ask(`${recordedPaths.settings}?domain=${new URL(origin).hostname}`);
keep('settings', await settings.json());
const login = await ask('/api/user.php', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});
const cookie = login.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ');
for (const name of ['user', 'bonus', 'match'] as const) {
  await ask(recordedPaths[name], { headers: { cookie } })
    .then((answer) => answer.json())
    .then((content) => keep(name, content), console.error);
}
