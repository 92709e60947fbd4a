import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { BridgeRouter } from '@afterglow/shared-ui/router';
import { routerAt } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import type { Lifecycles } from './parcel.ts';
import type { Platform } from './platform.ts';
import { PlatformContext } from './platform-context.ts';
import { ShellPage } from './shell-page.tsx';

beforeAll(startTestTexts);
beforeEach(() => {
  setSettings({ countries: ['NL'], languages: ['en'], enable_site_entry_popup: 'no' });
  setUser({});
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

type Props = Record<'domElement', HTMLElement>;

const remoteOf = (name: string, routes: object[]) => ({ name, slots: [], routes }) as never;

const members: BootRemote = remoteOf('mf-members', [
  { name: 'members', path: '/members', layout: 'default', guard: 'none' },
  { name: 'likes', path: '/likes', layout: 'default', guard: 'none' },
  { name: 'photos', path: '/photos', layout: 'account', guard: 'none' },
  { name: 'odd', path: '/odd', layout: 'default', guard: 'of nobody' },
  { name: 'new', path: '/new', layout: 'a newer shell has it', guard: 'none' },
]);
const chat: BootRemote = remoteOf('mf-chat', [
  { name: 'chats', path: '/chats', layout: 'default', guard: 'none' },
]);

/** Remotes that write their name and how often they were mounted. */
function platformOf(remotes: BootRemote[], lacking: BootRemote[] = []): Platform {
  let mounts = 0;
  const lifecycles = (name: string): Lifecycles => ({
    bootstrap: async () => {},
    mount: async (props) => {
      mounts += 1;
      (props as Props).domElement.textContent = `${name} ${mounts}`;
    },
    unmount: async () => {},
  });
  const platform: Partial<Platform> = {
    remotes,
    lacking: lacking.map(({ name }) => name),
    async find() {
      platform.remotes = [...remotes, ...lacking];
      platform.lacking = [];
      return lacking;
    },
    fills: () => undefined,
    load: async (name) => ({ lifecycles: lifecycles(name), version: 'a' }),
    shown: () => {},
  };
  return platform as Platform;
}

async function show(path: string, platform = platformOf([members])) {
  const router = routerAt(path);
  render(
    <PlatformContext value={{ platform, router }}>
      <BridgeRouter router={router}>
        <ShellPage />
      </BridgeRouter>
    </PlatformContext>,
  );
  await act(async () => {});
  return (to: string) => act(() => router.navigate(to));
}

const page = () => screen.getByRole('main').textContent;

test('a remote stays between its pages of one layout', async () => {
  const go = await show('/members');
  expect(page()).toBe('mf-members 1');
  await go('/likes');
  expect(page()).toBe('mf-members 1');
});

test('another remote takes its place, and the layout stays; so does one around another', async () => {
  const go = await show('/members', platformOf([members, chat]));
  const bar = screen.getByRole('navigation', { name: 'Main' });
  await go('/chats');
  expect(page()).toBe('mf-chat 2');
  await go('/photos');
  expect(page()).toBe('mf-members 3');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBe(bar);
});

test.each(['/nowhere', '/new'])('%s is a 404', async (path) => {
  await show(path);
  expect(screen.getByRole('heading')).toHaveTextContent('This one ghosted you.');
});

test('what a page throws is told in its place, and gone with the next address', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const go = await show('/odd');
  expect(screen.getByText('Error 500')).toBeVisible();
  await go('/likes');
  expect(page()).toBe('mf-members 1');
});

test('a page that the document lacked is drawn once it is found', async () => {
  await show('/chats', platformOf([members], [chat]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(page()).toBe('mf-chat 1');
});
