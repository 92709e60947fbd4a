import { request } from 'node:http';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test.beforeEach(({ page }) => hasBeenHere(page));

test('an unknown route is a 404 that leads home', async ({ page }) => {
  const answer = await page.goto('/nergens/te/vinden');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze heeft je geghost.');
  await page.getByRole('link', { name: 'Terug naar de startpagina' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('flirten');
});

test.describe('a lander', () => {
  // The remote says so by an error, which React puts into the console.
  test.use({ expectedErrors: /Failed to load resource|NotFoundError/ });

  test('that nobody made is a 404 too, one that somebody made is not', async ({ page }) => {
    const answer = await page.goto('/landers/nergens');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze heeft je geghost.');
    expect((await page.goto('/landers/tinderswipe/zomer'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze heeft je geghost.');
    expect((await page.goto('/landers/tinderswipe/women'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie van hen krijgt jouw ja?');
  });
});

test('a member that does not exist gets the same calm page', async ({ page }) => {
  await page.goto('/members/01jd0000000000000000000000');
  await expect(page.getByText('Dit profiel is er niet')).toBeVisible();
});

test('an unknown host is 421, an unknown asset is 404 and never HTML [S47, S98]', async ({
  product,
}) => {
  const { port } = new URL(product.url);
  const ask = (path: string, host: string) =>
    new Promise<{ status: number | undefined; type: string | undefined }>((done, fail) => {
      request({ port, path, headers: { host } }, (answer) => {
        answer.resume();
        done({ status: answer.statusCode, type: answer.headers['content-type'] });
      })
        .on('error', fail)
        .end();
    });
  expect((await ask('/', `elders.example:${port}`)).status).toBe(421);
  expect((await ask('/api/settings.php', `elders.example:${port}`)).status).toBe(421);
  const asset = await ask('/assets/mf-chat/nothing/entry.js', `localhost:${port}`);
  expect(asset.status).toBe(404);
  expect(asset.type ?? '').not.toContain('html');
});
