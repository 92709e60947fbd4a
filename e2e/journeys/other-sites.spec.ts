import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

// The pages of others stand elsewhere, and are refused what they ask for.
test.use({ expectedErrors: /^Failed to load resource|^left for / });

/**
 * What each address was answered, also where the browser keeps the answer from the page. The browser
 * tells of an answer and of its request in either order.
 */
async function statuses(page: Page): Promise<(address: string) => (number | undefined)[]> {
  const answers = new Map<string, number>();
  const addresses = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  );
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    answers.set(requestId, statusCode),
  );
  await network.send('Network.enable');
  return (address) =>
    [...addresses].filter(([, url]) => url === address).map(([id]) => answers.get(id));
}

/** Asks for a picture at each address; how wide what came is. */
const widthsOf = (page: Page, addresses: string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map((address) => {
          const image = new Image();
          const { promise, resolve } = Promise.withResolvers<number>();
          image.onload = image.onerror = () => resolve(image.naturalWidth);
          image.src = address;
          return promise;
        }),
      ),
    addresses,
  );

let others: Server;
test.beforeAll(async () => {
  const html = '<!doctype html><title>Others</title>';
  others = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html));
  await once(others.listen(0), 'listening');
});
test.afterAll(() => others.close());

// Another port of our own host is the nearest one gets: the browser sends our cookies along.
for (const host of ['127.0.0.1', 'localhost']) {
  test(`a page at ${host} logs nobody out, takes no suggestion and shows no picture [S35, S38]`, async ({
    page,
    context,
    product,
  }) => {
    const member = await newMember(product, { photos: [true] });
    await member.enter(context);
    const { photos } = await member.api.get<{ photos: { thumb_url: string }[] }>('/api/photos.php');
    const writers = ['/api/logout.php', '/api/auto-like.php'];
    const picture = photos[0]?.thumb_url ?? '';
    await page.goto('/pages/faq');
    // To herself it is shown.
    expect(await widthsOf(page, [picture])).not.toEqual([0]);

    const answered = await statuses(page);
    await page.goto(`http://${host}:${(others.address() as AddressInfo).port}/`);
    // The picture is refused by us, or kept from the page by the browser, because we say so.
    const addresses = [...writers, picture].map((path) => product.url + path);
    expect(await widthsOf(page, addresses)).toEqual([0, 0, 0]);
    for (const path of writers)
      await expect.poll(() => answered(product.url + path)).toEqual([403]);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
