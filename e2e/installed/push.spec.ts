import type { BrowserContext, Page, Worker } from '@playwright/test';
import { newMember } from '../support/member.ts';
import * as shell from '../support/pages/shell.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

interface Notice {
  tag: string;
  path: string;
}

/** As much of a worker's own world as is needed here. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(path: string): Promise<null> };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

const text = { title: 'Afterglow', body: 'Je hebt een nieuw bericht.' };
const icon = '/app-icon/default-any-192.png';

/**
 * Brings the browser what a push service would, while no page of the site is there: to the tests
 * each open page is one that somebody looks at, and who looks is shown no notice.
 */
async function deliver(page: Page, context: BrowserContext, notice: Notice): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) done(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await page.goto('about:blank');
  const data = JSON.stringify({ ...text, icon, ...notice, unread: 1 });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** What the device shows; not while something is being shown, which Chromium would forget then. */
const shown = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = globalThis as unknown as Scope;
    return navigator.locks.request('notices', async () => {
      const notices = await registration.getNotifications();
      return notices.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  });

/** Taps a notice; resolves to the page that the worker wants to open, which only a real tap may. */
const tap = (worker: Worker, tag: string) =>
  worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    if (!notification) throw new Error('no notice to tap');
    return new Promise<string>((open) => {
      scope.clients.openWindow = async (path) => {
        open(path);
        return null;
      };
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  }, tag);

test('what is pushed is shown, leads to what it is about, and goes when it was read elsewhere or somebody leaves', async ({
  page,
  context,
  product,
}) => {
  const [member, him] = [await newMember(product), await newMember(product, { gender: 'male' })];
  await context.grantPermissions(['notifications'], { origin: product.url });
  await member.enter(context);
  await hasBeenHere(page);
  const conversation = await him.write(member.id, 'Hoi, hoe is het?');
  const notice = { tag: `chat-${conversation}`, path: `/chats/${conversation}` };
  await page.goto('/likes');
  await shell.expectOneUnread(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');

  await test.step('shown, and opened with a tap', async () => {
    await deliver(page, context, notice);
    await expect.poll(() => shown(worker)).toEqual([{ ...text, tag: notice.tag }]);
    expect(await tap(worker, notice.tag)).toBe(notice.path);
    expect(await shown(worker)).toEqual([]);
  });

  await test.step('read on another device', async () => {
    await page.goto('/likes');
    await deliver(page, context, notice);
    await expect.poll(() => shown(worker)).toHaveLength(1);
    // Its figures come with the document; what happens from now on, by the stream.
    await Promise.all([page.waitForResponse(/\/api\/events\.php/), page.goto('/likes')]);
    await shell.expectOneUnread(page);
    expect(await shown(worker)).toHaveLength(1);
    await member.api.post('/api/read.php', { conversation });
    await expect.poll(() => shown(worker)).toEqual([]);
    await shell.expectAllRead(page);
  });

  await test.step('logged out', async () => {
    await him.write(member.id, 'Ben je er nog?');
    // Of what the page has not heard of yet, it would take the notice back.
    await shell.expectOneUnread(page);
    await deliver(page, context, notice);
    await expect.poll(() => shown(worker)).toHaveLength(1);
    await page.goto('/likes');
    await shell.logOut(page, member.name);
    await expect.poll(() => shown(worker)).toEqual([]);
  });

  await test.step('somebody else logs in', async () => {
    await deliver(page, context, notice);
    await expect.poll(() => shown(worker)).toHaveLength(1);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(him.email);
    await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(him.password);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(page).toHaveURL(/\/members/);
    await expect.poll(() => shown(worker)).toEqual([]);
  });
});
