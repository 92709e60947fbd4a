import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  pageAnswerFile,
  pageCalls,
  type Recorded,
  recordedFile,
  recordedPaths,
} from './recorded.ts';

const help = `Usage: node tools/run.mjs node federation/gate/browser/record-answers.ts <url> <e-mail> <password>
Asks a running product for the answers that documents, some slots and the pages of a member are made
of, and keeps them. The
gate opens candidates with them. Record again when the API changes one; npm test says so. Only an
account younger than four hours has a welcome bonus, and only one that has bought something shows what
an order looks like; an answer that is refused stays as it was.`;

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

function keep(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

const keepRecorded = (name: Recorded, content: unknown) => keep(recordedFile(name), content);

const settings = await ask(`${recordedPaths.settings}?domain=${new URL(origin).hostname}`);
keepRecorded('settings', await settings.json());
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
    .then((content) => keepRecorded(name, content), console.error);
}

/** The first of each list that an answer had, by the name of the list. */
const firsts = new Map<string, string>();
for (const call of pageCalls) {
  const address = call.replace(/:(\w+)/, (_, list: string) => firsts.get(list) ?? '');
  const answer = await ask(address, { headers: { cookie } });
  const content = (await answer.json()) as Record<string, unknown>;
  for (const [list, found] of Object.entries(content)) {
    const first = Array.isArray(found) ? found[0] : undefined;
    const id = first?.conversation ?? first?.payment_id ?? first?.id;
    if (id) firsts.set(list, id);
  }
  keep(pageAnswerFile(call.split('?')[0] ?? ''), content);
}
