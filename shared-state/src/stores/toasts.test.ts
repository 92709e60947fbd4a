import { type ToastInput, toast, toasts } from './toasts.ts';

beforeEach(() => toasts.clear());

const refusal: ToastInput = { kind: 'error', title: 'Rosa', text: 'Not sent.' };
const queue = () => toasts.getState().queue;

test('the same words once more take their place anew, with what is offered now', () => {
  const first = toast({ ...refusal, action: { label: 'View', run: () => 'the first' } });
  toast({ kind: 'ok', text: 'Saved' });
  const second = toast({ ...refusal, action: { label: 'View', run: () => 'the second' } });
  expect(second).not.toBe(first);
  expect(queue().map(({ text }) => text)).toEqual(['Not sent.', 'Saved']);
  expect(queue()[0]?.key).toBe(second);
  expect(queue()[0]?.action?.run()).toBe('the second');
  // Whoever told of the first knows when there is nothing to see of that one alone.
  toasts.dismiss(first);
  expect(queue()).toHaveLength(2);
});

test.each<Partial<ToastInput>>([
  { kind: 'message' },
  { title: 'Mia' },
  { text: 'Not sent!' },
  { about: 'mia' },
])('other words have their own place: %j', (part) => {
  toast(refusal);
  toast({ ...refusal, ...part });
  expect(queue()).toHaveLength(2);
});
