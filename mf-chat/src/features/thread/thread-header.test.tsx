import { likes, type Settings, settings, toasts } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Flag } from 'lucide-react';
import { startTexts } from '../../testing/start-texts.ts';
import { ThreadHeader } from './thread-header.tsx';

beforeAll(startTexts);
beforeEach(() => {
  fakeServer({});
  likes.clear();
  settings.setState({ fictional_singular: 'Fictional' } as Settings);
});

type Props = Parameters<typeof ThreadHeader>[0];

function show(part: Parameters<typeof card>[1], entries: Props['entries'] = []) {
  const sofia = card('sofia', { name: 'Sofia', age: 31, city: 'Utrecht', ...part });
  return render(
    <MemoryRouter>
      <ThreadHeader profile={sofia} entries={entries} />
    </MemoryRouter>,
  );
}

test.each([
  [true, 'Online in Utrecht', 1],
  [false, 'Utrecht', 0],
])('whoever is online (%s): %s', (online, where, dots) => {
  const { container } = show({ online });
  expect(screen.getByText(where)).toBeVisible();
  expect(container.querySelectorAll('.dot')).toHaveLength(dots);
});

test('it names them, leads to their page, and says what is special about them, once', () => {
  const { unmount } = show({ premium: true, fictional: true });
  expect(screen.getByText('Sofia, 31')).toBeVisible();
  expect(screen.getByRole('link', { name: /Sofia, 31/ })).toHaveAttribute('href', '/members/sofia');
  expect(screen.getByText('Fictional')).toBeVisible();
  unmount();
  show({ premium: false, fictional: false });
  expect(screen.queryByText('Fictional')).not.toBeInTheDocument();
});

test.each([
  [true, undefined, 'true'],
  [false, undefined, 'false'],
  [true, false, 'false'],
  [false, true, 'true'],
])('liked as the card says (%s), or as decided since (%s): %s', (liked, since, pressed) => {
  likes.setState({
    decided: new Map(since === undefined ? [['other', true]] : [['sofia', since]]),
  });
  show({ liked });
  const heart = screen.getByRole('button', { name: /Sofia/ });
  expect(heart).toHaveAttribute('aria-pressed', pressed);
});

test('the heart likes and takes it back; what is refused is said', async () => {
  toasts.clear();
  let refuses = false;
  const answer = () => (refuses ? fail(429, 'slow_down', 'Not now.') : { match: false });
  const calls = fakeServer({
    'POST /api/like.php': answer,
    'DELETE /api/like.php': answer,
    'POST /api/unlike.php': answer,
  });
  show({ liked: false });
  const heart = screen.getByRole('button', { name: 'Like Sofia' });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  const made = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(made).size).toBe(2);
  refuses = true;
  await userEvent.click(heart);
  await waitFor(() =>
    expect(toasts.getState().queue).toMatchObject([{ kind: 'error', text: 'Not now.' }]),
  );
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the way back leads to the list, and the menu has what it is given', async () => {
  const onSelect = jest.fn();
  show({}, [{ id: 'remove', label: 'Remove', icon: Flag, onSelect }]);
  expect(screen.getByRole('link', { name: 'Back to messages' })).toHaveAttribute('href', '/chats');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
