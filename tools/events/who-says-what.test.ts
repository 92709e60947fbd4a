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
      'api/migrations/1_sites.sql': `perform pg_notify('us', '{"topic": "sites", "to": []}');`,
      'api/src/cells/finish.ts': "await publish(ctx.db, { topic: 'sites', to: [] });",
      'api/src/sites/directory.ts': "if (topic === 'sites') forget();",
      'api/src/cells/close.ts': 'const text = JSON.stringify({ topic: closedTopic, to: sites });',
      'api/src/sites/closed.ts':
        "const closedTopic = 'closed sites';\nif (topic !== closedTopic) return;",
      'api/src/demo/answer.ts': "const honest = topic === 'meeting';",
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
  [
    'a notice that the database tells as well',
    '- `sites`: said by [api/cells/finish.ts](../api/src/cells/finish.ts), [api/migrations/1_sites.sql](../api/migrations/1_sites.sql); heard by [api/sites/directory.ts](../api/src/sites/directory.ts)',
  ],
  [
    'one that all others are left alone by',
    '- `closed sites`: said by [api/cells/close.ts](../api/src/cells/close.ts); heard by [api/sites/closed.ts](../api/src/sites/closed.ts)',
  ],
])('%s', (_what, row) => {
  expect(page.split('\n')).toContain(row);
});

test('what has a topic of its own is no notice', () => {
  expect(page).not.toContain('`meeting`');
});
