import { failureView, heading } from './matrix/shell.ts';
import { subjects } from './matrix/subject.ts';
import { expect, matrixTest as test } from './matrix/test.ts';
import { waits } from './matrix/transport.ts';

/** What was asked for first goes on hanging: a connection that nobody closes. */
test('Retry does not wait for files that never came', async ({
  page,
  interference,
  serve,
  member,
}) => {
  const subject = subjects.find(({ remote }) => remote === 'mf-chat');
  const fault = waits.find(({ what }) => what === 'waits for its texts');
  if (!subject || !fault) throw new Error('there is no such case');
  const { remote, script, styles, texts } = subject;
  const broken = await serve({ what: 'Retry', subject, fault, hasPrevious: false });
  const lost = [script, ...styles, ...texts].join('|');
  interference.trouble(new RegExp(`^/assets/${remote}/${broken}/(${lost})$`), () => undefined);

  await page.goto(subject.path, { waitUntil: 'commit' });
  const retry = failureView(page, remote).getByRole('button', { name: 'Probeer opnieuw' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  interference.trouble(/^nothing any more$/, () => undefined);
  await retry.click();
  // Had it waited for what hung it would have been given up on once more, and this never come.
  await expect(heading(page, subject.heading)).toBeVisible();
  await expect(page.getByRole('button', { name: `Accountmenu van ${member.name}` })).toBeVisible();
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  for (const file of styles) expect(sheets).toContainEqual(expect.stringContaining(file));
});
