import { fakeChat, message } from '../../testing/fake-chat.ts';
import { fetchAgain, fetchSince } from './fetch-thread.ts';

/** A conversation of forty messages, one a page; gives how many pages are fetched, and from which number on. */
async function fetched(
  fetch: () => ReturnType<typeof fetchSince>,
  said: Parameters<typeof fakeChat>[0] = {},
) {
  const messages = Array.from({ length: 40 }, (_, index) => message(index + 1));
  const { calls } = fakeChat({ messages, page: 1, ...said });
  const { messages: got, cursor } = await fetch();
  expect(got.map(({ seq }) => seq)).toEqual(messages.slice(40 - got.length).map(({ seq }) => seq));
  expect(cursor).toBe(got.length === 40 ? null : String(41 - got.length));
  return calls.length;
}
const here = { conversation: 'c1' };
const since = (known: number) => () => fetchSince(here, () => known);
const again = (from: number, known: number) => () => fetchAgain(here, from, () => known);

test.each([
  ['all that is new, however much', since(10), {}, 30],
  ['the newest where nothing is new', since(40), {}, 1],
  ['one page where one is new', since(39), {}, 1],
  ['two where two are', since(38), {}, 2],
  ['back to the first unread one', since(0), { unreadFrom: 36 }, 5],
  ['ten pages where that is very far', since(0), { unreadFrom: 2 }, 10],
  ['the newest where nothing was unread', since(0), {}, 1],
  ['what is on screen', again(35, 40), {}, 6],
  ['ten pages of what is on screen', again(2, 40), {}, 10],
  ['all that is new, beside what is on screen', again(39, 20), {}, 20],
])('%s', async (_what, fetch, said, pages) => {
  expect(await fetched(fetch, said)).toBe(pages);
});

test('of a conversation that is not there yet nothing older is asked', async () => {
  const { calls } = fakeChat(
    {},
    {
      'GET /api/chat.php': () => ({
        conversation: null,
        messages: [],
        cursor: '5',
        unread_seq: null,
      }),
    },
  );
  await fetchSince({ profile: 'sofia' }, () => -5);
  expect(calls).toHaveLength(1);
});
