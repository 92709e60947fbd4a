import type { ChatMessage } from '@afterglow/shared-state';
import { ApiError, unsent } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { createOutbox } from './outbox.ts';
import type { Outgoing } from './outgoing.ts';

const target = { conversation: 'c1' };
const text = (body: string) => ({ kind: 'text' as const, body, label: null });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const asMessage = (outgoing: Outgoing): ChatMessage => ({
  id: `id-${outgoing.client_id}`,
  client_id: outgoing.client_id,
  conversation: 'c1',
  seq: 1,
  sender: 'me',
  kind: outgoing.kind,
  body: outgoing.body,
  image: null,
  created_at: outgoing.created,
  status: 'sent',
  warning: false,
  label: null,
  credits: 0,
});

function failure(status: number): ApiError {
  return new ApiError(status, 'x', 'refused');
}

function outboxWith(send: (outgoing: Outgoing) => Promise<ChatMessage>, stored: Outgoing[] = []) {
  let kept = stored;
  const store = (messages: Outgoing[]) => {
    kept = messages;
  };
  return { box: createOutbox({ send, read: () => kept, store }), kept: () => kept };
}

test('sends in order, one at a time', async () => {
  const sent: string[] = [];
  const { box, kept } = outboxWith(async (outgoing) => {
    await settled();
    sent.push(outgoing.body);
    return asMessage(outgoing);
  });
  box.send(target, text('one'));
  box.send(target, text('two'));
  expect(kept().map((message) => message.body)).toEqual(['one', 'two']);
  expect(unsent.any()).toBe(true);
  await settled();
  await settled();
  await settled();
  expect(sent).toEqual(['one', 'two']);
  expect(kept()).toEqual([]);
  expect(unsent.any()).toBe(false);
});

test('a message the server refuses waits for the member, and later ones go on', async () => {
  const { box } = outboxWith(async (outgoing) => {
    if (outgoing.body === 'bad') throw failure(402);
    return asMessage(outgoing);
  });
  box.send(target, text('bad'));
  box.send(target, text('good'));
  await settled();
  expect(box.messages.get()).toMatchObject([{ body: 'bad', refused: 'refused' }]);
});

test('a lost connection is tried again with the same client id', async () => {
  jest.useFakeTimers();
  const ids: string[] = [];
  const { box } = outboxWith(async (outgoing) => {
    ids.push(outgoing.client_id);
    if (ids.length < 3) throw failure(0);
    return asMessage(outgoing);
  });
  box.send(target, text('hello'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(box.messages.get()).toEqual([]);
  jest.useRealTimers();
});

test('two tabs share a storage, and neither forgets what the other has not sent', async () => {
  let kept: Outgoing[] = [];
  const openTab = (send: (outgoing: Outgoing) => Promise<ChatMessage>) =>
    createOutbox({
      send,
      read: () => kept,
      store: (messages) => {
        kept = messages;
      },
    });
  const hanging = openTab(() => new Promise(() => {}));
  const other = openTab(async (outgoing) => asMessage(outgoing));
  hanging.send(target, text('not sent yet'));
  other.send(target, text('sent'));
  await settled();
  expect(other.messages.get()).toEqual([]);
  expect(kept).toMatchObject([{ body: 'not sent yet' }]);
});

test('what was unsent before a reload is sent after it', async () => {
  const before: Outgoing = {
    client_id: 'x',
    target,
    kind: 'text',
    body: 'kept',
    label: null,
    created: '2026-01-01T00:00:00Z',
    refused: null,
  };
  const sent: string[] = [];
  outboxWith(
    async (outgoing) => {
      sent.push(outgoing.client_id);
      return asMessage(outgoing);
    },
    [before],
  );
  await settled();
  expect(sent).toEqual(['x']);
});
