import type { Page } from '@playwright/test';
import { hostileNames, hostileTexts, together } from '../support/hostile-texts.ts';
import { type Member, newMember } from '../support/member.ts';
import type { Product } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** What a text could have become of itself. */
const harm = () => ({
  hurt: 'hurt' in window,
  handlers: [...document.querySelectorAll('*')].filter((one) =>
    [...one.attributes].some(
      ({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value),
    ),
  ).length,
  elements: document.querySelectorAll('body iframe, body details, body base, body math, mglyph')
    .length,
});
const harmless = { hurt: false, handlers: 0, elements: 0 };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Of these texts, the lines that are not seen on the page, nor stand in a field of it. */
async function missingOn(page: Page, texts: string[]): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('textarea, input')];
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what scripts hold
    return [document.body.innerText, ...fields.map(({ value }) => value)].join(' ');
  });
  const words = plain(seen);
  return texts.flatMap((text) => text.split('\n')).filter((text) => !words.includes(plain(text)));
}

/** Opens a page and expects these texts on it, letter by letter. */
async function expectShown(page: Page, path: string, texts: string[]): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => missingOn(page, texts), `not shown as it was written, at ${path}`)
    .toEqual([]);
  expect(await page.evaluate(harm), path).toEqual(harmless);
}

/** Somebody who writes nothing else wherever a member writes. */
async function hostileMember(product: Product, name: string): Promise<Member> {
  const member = await newMember(product, { gender: 'male', photos: [false] });
  const [about_me = ''] = together(hostileTexts.toReversed(), 1000);
  const answers = hostileTexts.filter((text) => text.length <= 140).slice(40, 43);
  const keys = ['best_trip', 'as_a_child', 'cook_alone'];
  const prompts = answers.map((answer, index) => ({ key: keys[index], answer }));
  await member.api.put('/api/user.php', { profile: { name, about_me, prompts } });
  return { ...member, name };
}

test('a hundred hostile texts are shown as they were written, wherever a member reads them [S48]', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(90_000);
  expect(hostileTexts).toHaveLength(100);
  const her = await newMember(product, { photos: [false] });
  const [blocked, ...writers] = await Promise.all(
    hostileNames.map((name) => hostileMember(product, name)),
  );
  for (const one of writers) await one.api.post('/api/like.php', { profile: her.id });
  // As long as a message may be, and as many as newcomers can pay.
  const bodies = together(hostileTexts, 990);
  expect(bodies.length).toBeLessThanOrEqual(2 * writers.length);
  const conversations = new Map<Member, string>();
  for (const [index, body] of bodies.entries()) {
    const writer = writers[index % writers.length] as Member;
    conversations.set(writer, await writer.write(her.id, body));
  }
  await her.api.post('/api/block.php', { profile: blocked?.id ?? '' });
  const complaint = together(hostileTexts, 4900)[0] ?? '';
  await her.api.post('/api/complaint.php', {
    ...{ name: '<b>hurt</b>', email: her.email, topic: 'other', message: complaint },
  });
  await hasBeenHere(context);
  await her.enter(context);

  for (const [index, writer] of writers.entries()) {
    const said = bodies.filter((_, one) => one % writers.length === index);
    await expectShown(page, `/chats/${conversations.get(writer)}`, [...said, writer.name]);
  }
  const names = writers.map(({ name }) => name);
  await expectShown(page, '/chats', names);
  const [him] = writers;
  const { profile } = await her.api.get<{
    profile: { about_me: string; prompts: { answer: string }[] };
  }>(`/api/profile.php?id=${him?.id}`);
  const told = [profile.about_me, ...profile.prompts.map(({ answer }) => answer)];
  await expectShown(page, `/members/${him?.id}`, [him?.name ?? '', ...told]);
  await expectShown(page, '/likes', names);
  await expectShown(page, '/complaints', [complaint]);
  await expectShown(page, '/settings', [blocked?.name ?? '']);
});
