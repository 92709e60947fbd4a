import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/paths.mjs';
import { newMember } from '../support/member.ts';
import { memberWithOthers } from '../support/member-pages.ts';
import { expect, test } from '../support/test.ts';

type Answer = Record<string, Record<string, unknown>>;

const folder = join(root, 'federation/gate/browser/recorded');

/** The answers that the gate opens candidates with. */
function recorded(name: string): Answer {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
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
  // Else: node tools/run.mjs node federation/gate/browser/record-answers.ts <url> <e-mail> <password>
  expect(fields(recorded('settings')).sort()).toEqual(fields(settings).sort());
  expect(fields(recorded('user'))).toEqual(expect.arrayContaining(fields(user)));
  expect(fields(recorded('bonus')).sort()).toEqual(fields(bonus).sort());
  expect(fields(recorded('match')).sort()).toEqual(fields(match).sort());
});

/** The fields of an answer, and those of the first in each of its lists. */
function shape(answer: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, content]) => {
      const one = Array.isArray(content) ? content[0] : content;
      return [name, one !== null && typeof one === 'object' ? Object.keys(one).sort() : []];
    }),
  );
}

test('recorded answers to pages have the fields the API gives today', async ({ product }) => {
  const { member, others } = await memberWithOthers(product);
  const order = { package: others.pack, paymentmethod: 'paypal', waiver: true };
  const { payment } = await member.api.post<Answer>('/api/payment.php', order);
  const about: Record<string, string> = {
    banks: 'method=ideal',
    payment: `id=${payment?.payment_id}`,
    chat: `conversation=${others.conversation}`,
    cities: 'country=NL&region=NL-09&q=Utrecht',
    'like-list': 'type=received',
    profile: `id=${others.admirer}`,
    regions: 'country=NL',
    search: 'page=1&sort=near',
  };
  for (const file of readdirSync(join(folder, 'pages'))) {
    const name = file.replace('.json', '');
    const now = shape(await member.api.get(`/api/${name}.php?${about[name] ?? ''}`));
    const kept = shape(recorded(`pages/${name}`));
    expect.soft(Object.keys(kept).sort(), name).toEqual(Object.keys(now).sort());
    for (const [field, fields] of Object.entries(kept)) {
      // A list may be empty here or there, and what nobody said is left out.
      const today = now[field] ?? [];
      if (today.length > 0 && fields.length > 0)
        expect.soft(fields, `${name}.${field}`).toEqual(expect.arrayContaining(today));
    }
  }
});
