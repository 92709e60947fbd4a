import { likes, type Settings, settings } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, screen } from '@testing-library/react';
import { startTexts } from '../../testing/start-texts.ts';
import { ThreadHeader } from './thread-header.tsx';

beforeAll(startTexts);
beforeEach(() => {
  fakeServer({});
  likes.clear();
  settings.setState({ fictional_singular: 'Fictional' } as Settings);
});

function show(part: Parameters<typeof card>[1]) {
  const sofia = card('sofia', { name: 'Sofia', age: 31, city: 'Utrecht', ...part });
  return render(
    <MemoryRouter>
      <ThreadHeader profile={sofia} entries={[]} />
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
