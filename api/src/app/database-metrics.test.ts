import { Registry } from 'prom-client';
import { queueMail } from '../mail/queue-mail.ts';
import type { MailTemplate } from '../mail/templates.ts';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { measureDatabase } from './database-metrics.ts';

let t: TestApp;
const registry = new Registry();
beforeAll(async () => {
  t = await testApp();
  measureDatabase(t.ctx, registry);
});
afterAll(() => t.close());

const queue = (template: MailTemplate) =>
  t.ctx.db.transaction().execute((trx) =>
    queueMail(t.ctx, trx, {
      ...{ site_id: 'afterglow', user_id: null, recipient: 'ann@mail.example' },
      ...{ language: 'en', template, data: {} },
    }),
  );

test('for how long the oldest waits is said beside how many', async () => {
  await queue('news');
  t.clock.advance(5 * minute);
  await queue('activation');
  t.clock.advance(5 * minute);
  await queue('activation');
  const text = await registry.metrics();
  expect(text).toContain('afterglow_database_up 1');
  expect(text).toContain('afterglow_waiting{what="mail"} 2');
  expect(text).toContain('afterglow_waiting_seconds{what="mail"} 300');
  expect(text).toContain('afterglow_waiting{what="notice_mail"} 1');
  expect(text).toContain('afterglow_waiting_seconds{what="notice_mail"} 600');
  expect(text).toContain('afterglow_waiting_seconds{what="push"} 0');
  expect(text).toContain('afterglow_waiting{what="matters"} 0');
});

test('a mail that was refused for now is late once its next turn has passed', async () => {
  await t.ctx.db.deleteFrom('outbox_mail').execute();
  await queue('activation');
  t.clock.advance(30 * minute);
  const next_attempt_at = new Date(t.clock.now().getTime() + 2 * minute);
  await t.ctx.db.updateTable('outbox_mail').set({ attempts: 1, next_attempt_at }).execute();
  const text = await registry.metrics();
  expect(text).toContain('afterglow_waiting{what="mail"} 1');
  expect(text).toContain('afterglow_waiting_seconds{what="mail"} 0');
  t.clock.advance(5 * minute);
  expect(await registry.metrics()).toContain('afterglow_waiting_seconds{what="mail"} 180');
});

test('while all connections are taken, figures are told without what nobody could ask for', async () => {
  let giveBack = () => {};
  const over = new Promise<void>((done) => {
    giveBack = done;
  });
  const taken: Promise<void>[] = [];
  await new Promise<void>((allTaken) => {
    let held = 0;
    const hold = () => {
      held += 1;
      if (held === 12) allTaken();
      return over;
    };
    for (let n = 0; n < 15; n += 1) taken.push(t.ctx.db.connection().execute(hold));
  });
  const text = await registry.metrics().finally(giveBack);
  expect(text).toContain('afterglow_database_up 0');
  expect(text).toContain('afterglow_database_connections{state="busy"} 12');
  expect(text).toContain('afterglow_database_waiting 3');
  expect(text).not.toContain('afterglow_waiting{');
  await Promise.all(taken);
  expect(await registry.metrics()).toContain('afterglow_database_up 1');
});
