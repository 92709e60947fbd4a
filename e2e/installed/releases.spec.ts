import { liveVersions } from '../support/product/live-versions.ts';
import { releaseVariant } from '../support/releases/release-variant.ts';
import { takeBack } from '../support/releases/take-back.ts';
import { expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { kept, test } from './with-worker.ts';

test('what is typed outlives a new worker and a new release; what was taken back is not given out again', async ({
  page,
  product,
  line,
}) => {
  const { 'mf-auth-signup': good = '' } = liveVersions(product);
  const area = page.locator('[data-remote="mf-auth-signup"]').first();
  const email = page.getByRole('textbox', { name: 'E-mail' });
  const filesOf = async (version: string) =>
    (await kept(page, 'afterglow-files')).filter((path) => path.includes(version));
  await hasBeenHere(page);
  await page.goto('/login');
  await expect.poll(() => filesOf(good)).not.toEqual([]);
  await email.fill('vera@mail.example');

  const bad = await test.step('typing while both come', async () => {
    line.trouble(/^\/assets\/service-worker/, (outgoing, pass) =>
      pass((answer) => {
        const { 'content-length': _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        outgoing.write('// another\n');
        answer.pipe(outgoing);
      }),
    );
    await page.evaluate(async () => {
      const taken = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    line.calm();
    const version = await releaseVariant(product, 'mf-auth-signup', { id: 'kept' });
    await expect(email).toHaveValue('vera@mail.example');
    await expect(area).toHaveAttribute('data-version', good);
    return version;
  });

  await expect(async () => {
    await page.goto('/login');
    await expect(area).toHaveAttribute('data-version', bad, { timeout: 2000 });
  }).toPass();
  await expect.poll(() => filesOf(bad)).not.toEqual([]);

  await test.step('taken back', async () => {
    await takeBack(product, 'mf-auth-signup');
    await expect(async () => {
      await page.goto('/login');
      await expect(area).toHaveAttribute('data-version', good, { timeout: 2000 });
    }).toPass();
    await expect.poll(() => filesOf(bad)).toEqual([]);
  });
});
