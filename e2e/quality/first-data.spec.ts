import { bootElementId } from '@afterglow/federation/registry/boot-document';
import { readRemoteManifest, remoteNames } from '@afterglow/federation/workspace/package-files';
import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/member.ts';
import { sharedProduct } from '../support/product/product.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const routes = remoteNames()
  .flatMap((name) => readRemoteManifest(name).routes)
  .filter(({ data }) => data);

/** The addresses whose answers came with the document. */
async function broughtAlong(page: Page): Promise<string[]> {
  const boot = await page.locator(`#${bootElementId}`).textContent();
  return Object.keys(JSON.parse(boot ?? '{}').data ?? {});
}

/** The same question has the same address, whatever the order of its values. */
function inOrder(address: string): string {
  const [path, search = ''] = address.split('?');
  return [path, ...search.split('&').sort()].join('&');
}

let reader: Member;
let ids: { other: string; conversation: string };

test.beforeAll(async () => {
  const product = sharedProduct();
  const other = await newMember(product, { gender: 'male', seeks: 'female', photos: [false] });
  reader = await newMember(product, { photos: [false] });
  ids = { other: other.id, conversation: await reader.write(other.id, 'Goedenavond') };
  // What is younger than the clocks of two machines may differ is told again, and makes untrue what came along.
  const written = Date.now();
  await expect.poll(() => Date.now() - written).toBeGreaterThan(200);
});

for (const { name, path, data = [] } of routes) {
  test(`${name}: what comes with the document is what the page asks first`, async ({
    page,
    context,
  }) => {
    await reader.enter(context);
    const id = path.startsWith('/chats/') ? ids.conversation : ids.other;
    const here = path.replace(':id?', '').replace(':id', id).replace(':type', 'received');

    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET') asked.push(decodeURIComponent(pathname + search));
    });
    const expected = data.map((address) => address.replace(':id', id).replace(':type', 'received'));
    let brought: string[] = [];
    // A document waits a second for them, which a busy machine may miss once.
    await expect(async () => {
      asked.length = 0;
      await page.goto(here);
      await settled(page);
      brought = (await broughtAlong(page)).map(inOrder);
      expect(brought).toEqual(expect.arrayContaining(expected.map(inOrder)));
    }).toPass({ timeout: 40_000 });
    expect(asked.map(inOrder).filter((address) => brought.includes(address))).toEqual([]);
  });
}
