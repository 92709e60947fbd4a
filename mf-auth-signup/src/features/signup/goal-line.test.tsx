import { type Settings, type SignupReason, settings } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { render, screen, waitFor } from '@testing-library/react';
import { startTexts } from '../../testing/start-texts.ts';
import { GoalLine } from './goal-line.tsx';

beforeAll(startTexts);
beforeEach(() => settings.setState({ fictional_singular: 'Fictional' } as Settings));

const show = (reason: SignupReason = 'chat') =>
  render(<GoalLine goal={{ reason, profile: 'paul' }} />);

test.each<[SignupReason, string]>([
  ['chat', 'Write to Paul: join free'],
  ['photos', 'More of Paul: join free'],
  ['gift', 'A gift for Paul: join free'],
  ['like', 'Let Paul know: join free'],
])('who came for %s reads: %s', async (reason, words) => {
  const calls = fakeServer({
    'GET /api/profile.php': () => ({ profile: card('paul', { name: 'Paul', fictional: true }) }),
  });
  show(reason);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Fictional')).toBeVisible();
  expect(calls.map(({ query }) => query)).toEqual([{ id: 'paul' }]);
});

test('somebody who is not drawn is not said to be; who is not to be seen is not named', async () => {
  fakeServer({ 'GET /api/profile.php': () => ({ profile: card('paul', { name: 'Paul' }) }) });
  const { unmount } = show();
  expect(await screen.findByText('Write to Paul: join free')).toBeVisible();
  expect(screen.queryByText('Fictional')).toBeNull();
  unmount();
  const calls = fakeServer({ 'GET /api/profile.php': () => fail(404, 'not_found') });
  const { container } = show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
