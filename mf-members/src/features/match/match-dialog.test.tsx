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
  const member = useMatch();
  return member && <MatchDialog member={member} />;
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

test('a mutual like is called so', () => {
  likes.setState({ matches: ['sofia'] });
  dialogs.open('match', { profile: sofia });
  open();
  expect(screen.getByText('You and Sofia like each other.')).toBeVisible();
});

test('without a profile it asks for one, and reloads the likes after', async () => {
  const calls = fakeServer({ 'GET /api/auto-like.php': () => ({ profile: sofia }) });
  dialogs.open('match', {});
  open();
  expect(await screen.findByText(/^Sofia likes you/)).toBeVisible();
  await waitFor(() => expect(calls.map((call) => call.path)).toContain('/api/likes.php'));
});

test('when nobody has liked anybody it goes away', async () => {
  fakeServer({ 'GET /api/auto-like.php': () => ({ profile: null }) });
  act(() => dialogs.open('match', {}));
  open();
  await waitFor(() => expect(isOpen()).toBe(false));
});
