import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { BackButton } from './back-button.tsx';

const profile = { path: '/members/:id', hides: ['tab-bar' as const], back: true };
const likes = { path: '/likes', back: true };
const pages = [profile, likes, '/members'];

/** Which media queries are true. */
function on(...queries: RegExp[]) {
  window.matchMedia = jest.fn((media: string) => ({
    ...{ matches: queries.some((query) => query.test(media)), media },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  })) as unknown as typeof matchMedia;
}

const phone = /max-width: 767/;
const installed = /standalone/;
const { matchMedia: original } = window;

beforeAll(startTestTexts);
beforeEach(() => {
  setSettings({});
  setUser({});
});
afterEach(() => {
  window.matchMedia = original;
});

const button = () => screen.queryByRole('button', { name: 'Back' });

test.each([
  ['on a phone where no tab bar is', [phone], '/members/7', true],
  ['not above a tab bar', [phone], '/likes', false],
  ['not on a page that needs none', [phone], '/members', false],
  ['not beside a browser that has one', [], '/members/7', false],
])('%s', (_case, queries, at, isOffered) => {
  on(...queries);
  renderShell(<BackButton />, { at, pages });
  expect(button() !== null).toBe(isOffered);
});

test('visitors have no tab bar anywhere', () => {
  on(phone);
  setUser(null);
  renderShell(<BackButton />, { at: '/likes', pages });
  expect(button()).toBeVisible();
});

test('the installed app offers it where a page asks for it, once there is a way back', () => {
  on(installed);
  window.history.pushState(null, '');
  renderShell(<BackButton />, { at: '/likes', pages });
  expect(button()).toBeVisible();
});

test('on the first page of a visit it leads to the search', async () => {
  on(phone);
  window.history.replaceState({ idx: 0 }, '');
  renderShell(
    <>
      <BackButton />
    </>,
    { at: '/members/7', pages },
  );
  await userEvent.click(button() as HTMLElement);
  expect(button()).toBeNull();
});
