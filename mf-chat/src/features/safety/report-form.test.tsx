import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { ReportForm } from './report-form.tsx';

beforeAll(startTexts);
beforeEach(() => toasts.clear());

const received = { report: 'r1', number: 'ABCD-1234' };
const refused = fail(429, 'slow', 'Later.');

/** Sends a report, and gives what may become of its form, and how it is answered. */
async function sends() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fakeServer({ 'POST /api/report.php': () => promise });
  const onSent = jest.fn();
  const form = (open: boolean) => (
    <ReportForm profile="sofia" message="m1" open={open} onSent={onSent} />
  );
  const { rerender, unmount } = render(form(true));
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  return {
    onSent,
    close: () => rerender(form(false)),
    open: () => rerender(form(true)),
    unmount,
    answers: (what: unknown) => act(async () => resolve(what)),
  };
}
const said = () => toasts.getState().queue.map(({ text }) => text);

test('who looks at it reads there what became of it, and no toast says it again', async () => {
  const { onSent, close, open, unmount, answers } = await sends();
  close();
  open();
  await answers(received);
  expect([onSent.mock.calls, said()]).toEqual([[['ABCD-1234']], []]);
  unmount();
  const second = await sends();
  await second.answers(refused);
  expect(screen.getByText('Later.')).toBeVisible();
  expect(said()).toEqual([]);
});

test.each(['close', 'unmount'] as const)('after %s a toast says what became of it', async (end) => {
  const first = await sends();
  first[end]();
  await first.answers(received);
  expect(said()).toEqual(['We have your report. Receipt number ABCD-1234']);
  expect(first.onSent).toHaveBeenCalledWith('ABCD-1234');
  first.unmount();
  const second = await sends();
  second[end]();
  await second.answers(refused);
  expect(said()).toContain('Later.');
});
