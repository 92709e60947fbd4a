import { type Card, type Settings, settings } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { isSilent, saidIn } from '../../testing/said-in.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

const { matchMedia } = window;
/** Pixels that the window is wide. */
function widen(width: number): void {
  window.matchMedia = (query) => {
    const [, least = '0'] = /min-width: (\d+)px/.exec(query) ?? [];
    return {
      matches: query.includes('min-width') && width >= Number(least),
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList;
  };
}
beforeAll(startTexts);
beforeEach(() => widen(1400));
afterEach(() => {
  window.matchMedia = matchMedia;
});

let number = 0;
/** Another member each time: what was fetched of one is known. */
function open(answer: (member: Card) => unknown, fields = ['about_me']) {
  number += 1;
  const member = card(`nina${number}`, { name: 'Nina', age: 31, city: 'Gent' });
  const chat = fakeChat(
    { profile: member, messages: [message(1, { sender: member.id })] },
    { 'GET /api/profile.php': () => answer(member), 'POST /api/like-seen.php': () => undefined },
  );
  settings.setState({
    visible_profile_fields: fields,
    visible_profile_notes: ['about_me'],
  } as Settings);
  showChats('/chats/c1');
  return { chat, member };
}

const photo = (id: string, locked = false) => ({
  id,
  locked,
  thumb_url: `/thumb/${id}`,
  tone: '#123456',
});
const whole = (member: Card) => ({
  profile: {
    ...member,
    about_me: 'I bake on Sundays.',
    photos: [photo(`${member.id}-1`), photo('p2'), photo('p3', true)],
  },
});
const panel = () => screen.findByRole('complementary', { name: 'Nina, 31' });

test('beside the conversation stands who it is with, in their own words, and the way to the profile', async () => {
  const { member, chat } = open(whole);
  const shown = within(await panel());
  expect(await shown.findByText('I bake on Sundays.')).toBeVisible();
  expect(shown.getByText('Gent')).toBeVisible();
  expect(shown.getByRole('link', { name: 'View profile' })).toHaveAttribute(
    'href',
    `/members/${member.id}`,
  );
  const pictures = [...(await panel()).querySelectorAll('img')].map((one) => one.src);
  expect(pictures.filter((src) => src.includes('/thumb/'))).toEqual([
    expect.stringContaining('/thumb/p2'),
  ]);
  const tones = [...(await panel()).querySelectorAll<HTMLElement>('.ph')].map((one) =>
    one.style.getPropertyValue('--ph-tone'),
  );
  expect(tones).toEqual(['#7a5a4a', '#123456']);
  expect(chat.called('/api/profile.php')).toHaveLength(1);
});

test('a new like is looked at here, also when the profile was fetched ahead', async () => {
  const { chat } = open((member) => whole({ ...member, like_new: true }));
  await panel();
  await waitFor(() => expect(chat.called('/api/profile.php')).toHaveLength(2));
});

test('where there is no room, nothing of it is asked for', async () => {
  widen(1399);
  const { chat } = open(whole);
  await screen.findByRole('log');
  expect(screen.queryByRole('complementary', { name: 'Nina, 31' })).toBeNull();
  expect(chat.called('/api/profile.php')).toEqual([]);
});

test('what the site does not show is not shown here either', async () => {
  open(whole, []);
  expect(await panel()).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText('I bake on Sundays.')).toBeNull();
});

test('not loaded, it says so beside what is known, and Try again loads it', async () => {
  const answer = Promise.withResolvers<object>();
  let broken = true;
  open((member) => (broken ? answer.promise : whole(member)));
  const shown = within(await panel());
  const isSaid = saidIn();
  answer.resolve(fail(400, 'no'));
  expect(await isSaid(/Check your connection/)).toBe(true);
  broken = false;
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('I bake on Sundays.')).toBeVisible();
  const heading = shown.getByRole('heading', { name: 'Nina, 31' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(isSilent()).toBe(true);
});
