import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { recordedFile } from './recorded.ts';

const help = `Usage: node federation/gate/browser/record-answers.ts <url> <e-mail> <password>
Asks a running product for the two answers that a document is made of and keeps them: the settings
of the site and the record of a member. The gate opens candidates with them. Record again when the
API changes either; npm test says so.`;

const { positionals } = parseArgs({ allowPositionals: true });
const [origin, email, password] = positionals;
if (!origin || !email || !password) {
  console.error(help);
  process.exit(2);
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { origin: String(origin), 'request-type': 'client', ...init.headers };
  const answer = await fetch(new URL(path, origin), { ...init, headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

function keep(name: 'settings' | 'user', content: unknown): void {
  mkdirSync(dirname(recordedFile(name)), { recursive: true });
  writeFileSync(recordedFile(name), `${JSON.stringify(content, null, 2)}\n`);
}

const settings = await ask(`/api/settings.php?domain=${new URL(origin).hostname}`);
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
keep('user', await (await ask('/api/user.php', { headers: { cookie } })).json());
