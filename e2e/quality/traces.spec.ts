import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { watchTraces } from '../support/traces.ts';

// The same look is taken at the end of every test here: `support/test.ts`.
test('no address tells who one is, and nothing unknown is kept in the browser [S10]', async ({
  browser,
  product,
}) => {
  const member = await newMember(product);
  const context = await browser.newContext();
  await member.enter(context);
  const traces = watchTraces(context, product.url);
  const page = await context.newPage();
  await page.goto(`${product.url}/chats`);
  await page.goto(`${product.url}/reset-password/do?token=${'x'.repeat(43)}`);
  expect(await traces()).toEqual([]);
  const [session] = (await context.cookies()).filter(({ name }) => name.endsWith('sid'));
  for (const told of [
    `a=${session?.value}`,
    `a=${member.name}`,
    'a=a%40example.com',
    'token=xyz',
  ]) {
    await page.goto(`${product.url}/pages/faq?${told}`);
  }
  await page.evaluate(() => localStorage.setItem('profile', '{}'));
  expect(await traces()).toEqual([
    expect.stringMatching(/ stands in \/pages\/faq$/),
    expect.stringMatching(new RegExp(`^${member.name} stands in `)),
    'a mail address stands in /pages/faq',
    'a token stands in /pages/faq',
    'the browser keeps profile',
  ]);
  await context.close();
});
