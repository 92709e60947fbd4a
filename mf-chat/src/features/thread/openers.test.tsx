import { type Settings, settings } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sofia } from '../../testing/fake-chat.ts';
import { startTexts } from '../../testing/start-texts.ts';
import { Openers } from './openers.tsx';

beforeAll(startTexts);
beforeEach(() => settings.setState({ fictional_warning: '' } as Settings));

const offer = (...keys: string[]) =>
  fakeServer({
    'GET /api/icebreakers.php': () => ({
      icebreakers: keys.map((key) => ({ key, label: `${key}?` })),
    }),
    'GET /api/interests.php': () => ({ interests: [{ key: 'walking', icon: 'tent' }] }),
  });
const show = (part: Partial<Parameters<typeof Openers>[0]> = {}) =>
  render(<Openers profile={sofia} onChoose={() => {}} {...part} />);

test('a press gives the opener, by its key and in words', async () => {
  offer('first_drink');
  const onChoose = jest.fn();
  show({ onChoose });
  await userEvent.click(await screen.findByRole('button', { name: 'first_drink?' }));
  expect(onChoose).toHaveBeenCalledWith({ key: 'first_drink', label: 'first_drink?' });
  expect(screen.getByRole('heading', { name: 'Say hello to Sofia' })).toBeVisible();
  expect(screen.getByText('Pick an opener or write your own.')).toBeVisible();
});

test('where there are none, there are no others either; who may not write is offered nothing', async () => {
  offer();
  const { unmount } = show();
  await screen.findByText('Pick an opener or write your own.');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  offer('first_drink');
  render(<Openers profile={sofia} />);
  await screen.findByRole('heading');
  await Promise.resolve();
  expect(screen.queryByText('Pick an opener or write your own.')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('that somebody is fictional is said in the words of the site, and of nobody else', async () => {
  offer();
  const { unmount } = show({ profile: { ...sofia, fictional: true } });
  expect(await screen.findByText(/Sofia is a fictional profile/)).toBeVisible();
  unmount();
  settings.setState({ fictional_warning: 'Made up.' });
  const other = show({ profile: { ...sofia, fictional: true } });
  expect(await screen.findByText('Made up.')).toBeVisible();
  other.unmount();
  show();
  await screen.findByRole('heading');
  expect(screen.queryByText('Made up.')).toBeNull();
});

test.each([
  ['dance_floor', 'music'],
  ['second_date', 'flame'],
  ['sunday_morning', 'book-open'],
  ['last_laugh', 'clapperboard'],
  ['city_trip', 'plane'],
  ['cook_or_order', 'chef-hat'],
  ['interest:walking', 'tent'],
])('what it is about, as a picture: %s is %s', async (key, icon) => {
  offer(key);
  show();
  const button = await screen.findByRole('button', { name: `${key}?` });
  // The interests come a moment later.
  await waitFor(() => expect(button.querySelector('svg')?.classList).toContain(`lucide-${icon}`));
});
