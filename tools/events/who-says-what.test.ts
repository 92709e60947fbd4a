import { whoSaysWhat } from './who-says-what.ts';

const announce = "import { announce } from '../live/announce.ts';\n";
const page = whoSaysWhat(
  new Map(
    Object.entries({
      'shared-state/src/live/live-events.ts': "  like: 'like:received',\n  gift: 'gift:received',",
      'shared-state/src/bus/topics.ts': "  'like:received': { profile: Id };\n  'page:left': {};",
      'api/src/likes/give.ts': `${announce}announce(ctx, { type: 'like' });`,
      'api/src/likes/news.ts':
        "import type { Announcement } from '../live/announce.ts';\nreturn { type: 'like' };",
      'api/src/likes/names.ts': "const kind = 'like';",
      'shell/src/toast.ts': "bus.on('like:received', tell);",
      'mf-chat/src/leave.ts': "bus.emit('page:left', {});",
      'api/src/mail/queue.ts': "const mailTopic = 'mail';\npublish(trx, { topic: mailTopic });",
      'api/src/mail/mailer.ts': 'if (topic === mailTopic) wake();',
    }),
  ),
);

test.each([
  [
    'an event, by those who announce it or say what to announce',
    '- `like`, in the page `like:received`: said by [api/likes/give.ts](../api/src/likes/give.ts), [api/likes/news.ts](../api/src/likes/news.ts)',
  ],
  ['one that nobody announces', '- `gift`, in the page `gift:received`: said by nobody'],
  [
    'a topic that is an event',
    '- `like:received`: said by the event `like`; heard by [shell/toast.ts](../shell/src/toast.ts)',
  ],
  [
    'a topic of the page',
    '- `page:left`: said by [mf-chat/leave.ts](../mf-chat/src/leave.ts); heard by nobody',
  ],
  [
    'a notice, by the value of its name',
    '- `mail`: said by [api/mail/queue.ts](../api/src/mail/queue.ts); heard by [api/mail/mailer.ts](../api/src/mail/mailer.ts)',
  ],
])('%s', (_what, row) => {
  expect(page.split('\n')).toContain(row);
});
