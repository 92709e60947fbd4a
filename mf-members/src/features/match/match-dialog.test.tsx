import { dialogs, likes } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSite, signIn } from '../../testing/people.ts';
import { renderAt, startTexts } from '../../testing/render.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { useMatch } from './use-match.ts';

function Match() {
  const match = useMatch();
  return match && <MatchDialog {...match} />;
}

const sofia = card('sofia', { name: 'Sofia', online: true });
const open = () => renderAt(<Match />, { path: '*', at: '/chats' });
const isOpen = () => 'match' in dialogs.getState();

beforeAll(startTexts);

beforeEach(() => {
  likes.clear();
  setSite();
  signIn({});
  fakeServer({});
  dialogs.closeAll();
});

test('a press anywhere closes it', async () => {
  dialogs.open('match', { profile: sofia });
  open();
  expect(screen.getByText('Sofia likes you, and is online in Utrecht right now.')).toBeVisible();
  await userEvent.click(screen.getByText('Tap anywhere to close'));
  expect(isOpen()).toBe(false);
});

test('Esc closes it', async () => {
  dialogs.open('match', { profile: sofia });
  open();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('the button opens the profile', async () => {
  dialogs.open('match', { profile: sofia });
  const { address } = open();
  const [, button] = screen.getAllByRole('button', { name: 'View Sofia’s profile' });
  expect(button).toHaveFocus();
  await userEvent.click(button as HTMLElement);
  expect(address()).toBe('/members/sofia');
  expect(isOpen()).toBe(false);
});

test('a fictional profile is called so and promises nothing', () => {
  dialogs.open('match', { profile: { ...sofia, fictional: true } });
  open();
  expect(screen.getByText('Fictional')).toBeVisible();
  expect(screen.getByText('A like from Sofia, a fictional profile.')).toBeVisible();
});

describe('a mutual like', () => {
  beforeEach(() => likes.setState({ matched: new Set(['sofia']) }));

  test('is called a match, and saying hello comes first', async () => {
    dialogs.open('match', { profile: sofia });
    const { address } = open();
    expect(screen.getByRole('dialog', { name: 'It’s a match!' })).toBeVisible();
    expect(screen.getByText('You and Sofia like each other.')).toBeVisible();
    const hello = screen.getByRole('button', { name: 'Say hello' });
    expect(hello).toHaveFocus();
    await userEvent.click(hello);
    expect(address()).toBe('/members/sofia/chat');
    expect(isOpen()).toBe(false);
  });

  test('with a fictional profile says that too', () => {
    dialogs.open('match', { profile: { ...sofia, fictional: true } });
    open();
    expect(screen.getByText(/like each other\. Sofia is a fictional profile\./)).toBeVisible();
  });
});

test.each([
  [true, true, 'It’s a match!'],
  [true, false, 'Sofia likes you.'],
])('of before is known by the profile: likes me %s, is liked %s', async (likes_me, liked, said) => {
  fakeServer({
    'GET /api/profile.php': () => ({ profile: { ...sofia, online: false, likes_me, liked } }),
  });
  dialogs.open('match', { profile_id: 'sofia' });
  open();
  await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
});

const offered = (profile: object, suggestion: boolean) =>
  fakeServer({ 'GET /api/auto-like.php': () => ({ profile, suggestion }) });

test('without a profile it asks for one, and reloads the likes after', async () => {
  const calls = offered(sofia, false);
  dialogs.open('match', {});
  open();
  expect(await screen.findByText(/^Sofia likes you/)).toBeVisible();
  await waitFor(() => expect(calls.map((call) => call.path)).toContain('/api/like-list.php'));
});

test.each([
  [false, 'Sofia could be someone for you. Have a look?'],
  [true, 'Sofia is a fictional profile. Nice to chat with, never to meet.'],
])('a suggestion is no like (fictional: %s)', async (fictional, words) => {
  offered({ ...sofia, fictional }, true);
  dialogs.open('match', {});
  open();
  expect(await screen.findByRole('dialog', { name: 'Meet Sofia' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/like/i)).toBeNull();
});

test('when nobody has liked anybody it goes away', async () => {
  fakeServer({ 'GET /api/auto-like.php': () => ({ profile: null, suggestion: false }) });
  act(() => dialogs.open('match', {}));
  open();
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('an answer about somebody that comes late does not take the place of who came after', async () => {
  const answers = new Map<unknown, () => void>();
  fakeServer({
    'GET /api/profile.php': ({ query }) =>
      new Promise((resolve) => {
        const name = query.id === 'sofia' ? 'Sofia' : 'Lisa';
        answers.set(name, () => resolve({ profile: card(String(query.id), { name }) }));
      }),
  });
  open();
  act(() => dialogs.open('match', { profile_id: 'sofia' }));
  await waitFor(() => expect(answers.has('Sofia')).toBe(true));
  act(() => dialogs.open('match', { profile_id: 'lisa' }));
  await waitFor(() => expect(answers.has('Lisa')).toBe(true));
  await act(async () => answers.get('Lisa')?.());
  expect(await screen.findByText('Lisa likes you.')).toBeVisible();
  await act(async () => answers.get('Sofia')?.());
  expect(screen.getByText('Lisa likes you.')).toBeVisible();
});
