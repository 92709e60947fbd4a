import type { ChatListItem, ChatMessage } from '../api/types.ts';
import type { Topics } from '../bus/topics.ts';
import { chats } from '../stores/chats/chats.ts';
import { card } from '../testing/card.ts';
import { withRow } from './with-row.ts';

const row: ChatListItem = {
  conversation: 'c',
  profile: 'rosa',
  card: card('rosa'),
  num_unread_messages: 1,
  last_message: null,
  last_message_at: '2026-01-05T12:00:00.000Z',
};
const content = {
  ...{ kind: 'gift', body: 'rose', label: 'Rose', sender: 'rosa' },
  created_at: '2026-01-05T12:05:00.000Z',
} as ChatMessage;
const told: Topics['chat:message'] = { conversation: 'c', profile: 'rosa', content };
const last = { kind: 'gift', body: 'rose', label: 'Rose', created_at: content.created_at };

beforeEach(() => chats.setState({ list: [row, { ...row, conversation: 'd' }] }));
afterEach(() => chats.clear());

test('a message comes with the row that is listed, as it is with it', () => {
  const at = content.created_at;
  expect(withRow({ ...told, unread: 2 }).chat).toEqual({
    ...row,
    ...{ num_unread_messages: 2, last_message: { ...last, mine: false }, last_message_at: at },
  });
  const mine = { ...told, unread: 0, content: { ...content, sender: 'me' } };
  expect(withRow(mine).chat).toMatchObject({
    num_unread_messages: 0,
    last_message: { mine: true },
  });
});

test.each([
  ['that brings its row', { ...told, unread: 5, chat: { ...row, num_unread_messages: 3 } }],
  ['of a conversation that is not listed', { ...told, conversation: 'e', unread: 2 }],
  ['of which nothing is told', { conversation: 'c' }],
  ['that does not say what is to read', told],
])('news %s stay as they are', (_what, news) => {
  expect(withRow(news)).toBe(news);
});
