import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/paths.mjs';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

type Answer = Record<string, Record<string, unknown>>;

/** The answers that the gate opens candidates with. */
function recorded(name: string): Answer {
  const file = join(root, 'federation/gate/browser/recorded', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const fields = (answer: Answer) =>
  Object.entries(answer).flatMap(([name, content]) => [
    name,
    ...Object.keys(content).map((field) => `${name}.${field}`),
  ]);

test('recorded answers have the fields the API gives today', async ({ product }) => {
  const member = await newMember(product);
  const settings = await member.api.get<Answer>('/api/settings.php?domain=localhost');
  const user = await member.api.get<Answer>('/api/user.php');
  const bonus = await member.api.get<Answer>('/api/discountcode.php?timebonus=true');
  const match = await member.api.get<Answer>('/api/auto-like.php');
  // Else: node federation/gate/browser/record-answers.ts <url> <e-mail> <password>
  expect(fields(recorded('settings')).sort()).toEqual(fields(settings).sort());
  expect(fields(recorded('user'))).toEqual(expect.arrayContaining(fields(user)));
  expect(fields(recorded('bonus')).sort()).toEqual(fields(bonus).sort());
  expect(fields(recorded('match')).sort()).toEqual(fields(match).sort());
});
