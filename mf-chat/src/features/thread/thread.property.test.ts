import { bus } from '@afterglow/shared-state';
import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { openThread } from './thread.ts';

/** What may happen to an open conversation, in any order. */
const step = fc.oneof(
  fc.constant({ kind: 'arrives' as const }),
  fc.constant({ kind: 'is missed' as const }),
  fc.constant({ kind: 'resumes' as const }),
  fc.constant({ kind: 'looks back' as const }),
  fc.record({ kind: fc.constant('answers' as const), which: fc.nat(5) }),
);

const history = fc.record({
  before: fc.nat(12),
  page: fc.integer({ min: 1, max: 4 }),
  steps: fc.array(step, { maxLength: 25 }),
});

test('whatever is missed, and however late answers come: no hole, none twice, none lost', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ before, page, steps }) => {
      /** Answers that are on their way: each says what was so when it was asked. */
      const underway: (() => void)[] = [];
      const messages = Array.from({ length: before }, (_, index) => message(index + 1));
      const chat = fakeChat(
        { messages, page },
        {
          'GET /api/chat.php': ({ query }) => {
            const told = chat.answer(query.cursor);
            return new Promise((tell) => underway.push(() => tell(told)));
          },
        },
      );
      const answer = (which: number) =>
        act(async () => underway.splice(which % Math.max(1, underway.length), 1)[0]?.());
      const answerAll = async () => {
        while (underway.length > 0) await answer(0);
      };

      const thread = openThread({ conversation: 'c1' });
      const shown = () => thread.state.get().messages.map(({ seq }) => seq);
      for (const one of steps) {
        if (one.kind === 'arrives') await chat.arrive();
        if (one.kind === 'is missed') await chat.misses();
        if (one.kind === 'resumes') await act(async () => bus.emit('live:resumed', {}));
        if (one.kind === 'looks back') await act(async () => void thread.loadOlder());
        if (one.kind === 'answers') await answer(one.which);
      }
      await answerAll();
      await act(async () => bus.emit('live:resumed', {}));
      await answerAll();

      const all = chat.written();
      expect(shown()).toEqual(all.slice(all.length - shown().length));
      expect(all.length === 0 || shown().length > 0).toBe(true);
      while (thread.state.get().cursor) {
        await act(async () => void thread.loadOlder());
        await answerAll();
      }
      expect(shown()).toEqual(all);
      thread.leave();
    }),
    { numRuns: 300 },
  );
});
