import type { ChatMessage } from '@afterglow/shared-state';
import * as fc from 'fast-check';
import { mergeMessages, withMarks, withStretch } from './merge-messages.ts';

const message = (seq: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${seq}`,
  conversation: 'c',
  seq,
  sender: 'me',
  client_id: `client-${seq}`,
  kind: 'text',
  body: 'hello',
  image: null,
  created_at: '2026-01-01T00:00:00Z',
  status: 'sent',
  warning: false,
  label: null,
  credits: 0,
  ...part,
});

test('whatever arrives in whatever order, each message shows once and in order', () => {
  const batch = fc.array(fc.integer({ min: 1, max: 20 }).map((seq) => message(seq)));
  fc.assert(
    fc.property(fc.array(batch), (batches) => {
      const all = batches.reduce(mergeMessages, []);
      const seqs = all.map(({ seq }) => seq);
      expect(seqs).toEqual(
        [...new Set(batches.flat().map(({ seq }) => seq))].sort((a, b) => a - b),
      );
    }),
  );
});

test('what the server shows no more between two messages that it shows has gone', () => {
  const known = { messages: [1, 2, 3, 4, 5].map((seq) => message(seq)), cursor: '1' };
  const shown = { messages: [message(3), message(5)], cursor: '3' };
  const { messages, cursor } = withStretch(known, shown);
  expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 5]);
  expect(cursor).toBe('1');
});

test('the later word about a message counts', () => {
  const [merged] = mergeMessages([message(1)], [message(1, { status: 'read' })]);
  expect(merged?.status).toBe('read');
});

test('reading marks my messages up to there, and no others', () => {
  const messages = [message(1), message(2, { sender: 'other' }), message(3), message(4)];
  const marked = withMarks(messages, 'me', { read_seq: 2, delivered_seq: 3 });
  expect(marked.map(({ status }) => status)).toEqual(['read', 'sent', 'delivered', 'sent']);
  const later = withMarks(marked, 'me', { read_seq: 0, delivered_seq: 4 });
  expect(later.map(({ status }) => status)).toEqual(['read', 'sent', 'delivered', 'delivered']);
});

test('a message whose credits came back was never read, whatever else is', () => {
  const messages = [message(1, { refunded: true }), message(2)];
  const [back, other] = withMarks(messages, 'me', { read_seq: 2, delivered_seq: 2 });
  expect(back?.status).toBe('sent');
  expect(other?.status).toBe('read');
});

const stretch = (cursor: string | null, ...seqs: number[]) => {
  return { messages: seqs.map((seq) => message(seq)), cursor };
};
type Stretch = ReturnType<typeof stretch>;
test.each<[string, Stretch, Stretch, Stretch]>([
  ['what is shown first is all there is', stretch(null), stretch('3', 3, 4), stretch('3', 3, 4)],
  ['nothing shown changes nothing', stretch('3', 3, 4), stretch(null), stretch('3', 3, 4)],
  [
    'what is older and begins where it ends joins',
    stretch('3', 3),
    stretch('1', 1, 2),
    stretch('1', 1, 2, 3),
  ],
  ['what would leave a hole comes too late', stretch('4', 4), stretch('1', 1, 2), stretch('4', 4)],
  [
    'from the same first on the way back is the newer',
    stretch('2', 2, 3),
    stretch(null, 2),
    stretch(null, 2, 3),
  ],
  [
    'from a later one on it is the older',
    stretch('2', 2, 3),
    stretch('3', 3, 4),
    stretch('2', 2, 3, 4),
  ],
  [
    'what has gone in between has gone',
    stretch('1', 1, 2, 3, 4),
    stretch('2', 2, 4),
    stretch('1', 1, 2, 4),
  ],
])('%s', (_what, known, shown, expected) => {
  expect(withStretch(known, shown)).toEqual(expected);
});
