import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { scriptsOnTheirWay } from '../support/scripts-on-their-way.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

const radios = (name: string, chosen: string) =>
  ['one', 'two'].map((value) => {
    const checked = value === chosen ? 'checked' : '';
    return `<input type="radio" name="${name}" value="${value}" ${checked}>`;
  });

/** Fields as a first look has them, and as the page has them that knows what was chosen before. */
const fields = (isPage: boolean) => `<main><form>
<input name="typed" value="${isPage ? 'kept' : 'first'}">
<input name="cleared" value="first">
<input name="left" value="${isPage ? 'kept' : 'first'}">
<textarea name="text">${isPage ? 'kept' : ''}</textarea>
<input type="range" name="age" min="18" max="99" value="${isPage ? 30 : 18}">
<input type="checkbox" name="ticked">
<input type="checkbox" name="unticked" checked>
<input type="checkbox" name="leftalone" ${isPage ? 'checked' : ''}>
${radios('pressed', 'one').join('')}${radios('unpressed', isPage ? 'two' : 'one').join('')}
<select name="selected"><option>a</option><option>b</option></select>
<select name="unselected"><option>a</option><option ${isPage ? 'selected' : ''}>b</option></select>
<select name="empty"></select>
<input type="file">
</form></main>`;

/** The script with which every document has its first look give way. */
async function giveWay(page: Page): Promise<string> {
  const document = await (await page.request.get('/')).text();
  const script = /<script>(\(\(\)=>\{const look=.*?)<\/script>/.exec(document)?.[1];
  if (!script) throw new Error('no document with a first look');
  return script;
}

test('of a first look the page takes what somebody typed, chose or pressed, and nothing else', async ({
  page,
}) => {
  const script = await giveWay(page);
  await page.setContent(
    `<div id="first-look">${fields(false)}</div><div id="app"></div><script defer src="data:text/javascript,"></script><script>${script}</script>`,
  );
  const look = page.locator('#first-look');
  await look.locator('[name=typed]').fill('typed');
  await look.locator('[name=cleared]').fill('');
  await look.locator('[name=ticked]').check();
  await look.locator('[name=unticked]').uncheck();
  await look.locator('[name=pressed][value=two]').check();
  await look.locator('[name=selected]').selectOption('b');
  await page.evaluate((html) => {
    const app = document.getElementById('app');
    if (app) app.innerHTML = html;
  }, fields(true));
  await expect(look).toHaveCount(0);
  const found = await page.locator('main :is(input, textarea, select)').evaluateAll((all) =>
    all.flatMap((one) => {
      const { name, type, value, checked } = one as HTMLInputElement;
      if (type === 'radio') return checked ? [[name, value]] : [];
      return [[name, type === 'checkbox' ? checked : value]];
    }),
  );
  expect(Object.fromEntries(found)).toEqual({
    ...{ typed: 'typed', cleared: '', left: 'kept', text: 'kept', age: '30' },
    ...{ ticked: true, unticked: false, leftalone: true },
    ...{ pressed: 'two', unpressed: 'two', selected: 'b', unselected: 'b', empty: '', '': '' },
  });
});

test('all filters that are set before the scripts are set, beside those of the address', async ({
  page,
  product,
}) => {
  await hasBeenHere(page);
  const member = await newMember(product, { seeks: 'both', photos: [false] });
  await member.enter(page.context());
  await page.setViewportSize({ width: 1280, height: 1200 });
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/members?min_age=30&online=1', { waitUntil: 'commit' });
  const look = page.locator('#first-look');
  await expect(look.getByRole('switch', { name: 'Nu online' })).toBeChecked();
  for (const name of ['Vrouwen', 'Laatst online']) {
    await look.getByRole('radio', { name }).click();
  }
  scripts.come();
  await expect(look).toHaveCount(0);
  await expect(page).toHaveURL(/gender=female/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...{ min_age: '30', online: '1', gender: 'female', sort: 'recent' },
  });
});
