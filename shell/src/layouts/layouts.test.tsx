import { language } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { ChatLayout } from './chat-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { LanderLayout } from './lander-layout.tsx';

type Layout = ComponentType<{ children: ReactNode }>;

beforeAll(startTestTexts);
beforeEach(() => {
  localStorage.clear();
  fakeServer({});
  setUser(null);
  language.start('en', async () => {});
});

function show(Layout: Layout, country: string) {
  setSettings({ geoip_country: country, countries: ['NL'], languages: ['en', 'nl'] });
  return renderShell(<Layout>the page</Layout>);
}

const isWarned = () => document.querySelector('dialog[open]') !== null;

test.each<[string, Layout, string, boolean]>([
  ['default', DefaultLayout, 'NL', true],
  ['default', DefaultLayout, 'FR', true],
  ['chat', ChatLayout, 'NL', true],
  ['chat', ChatLayout, 'DE', true],
  ['chat', ChatLayout, 'FR', false],
  ['lander', LanderLayout, 'DE', true],
  ['lander', LanderLayout, 'BE', false],
  ['empty', EmptyLayout, 'NL', true],
  ['empty', EmptyLayout, 'AT', false],
])('%s layout warns visitors: %s, %s: %s', async (_name, Layout, country, warns) => {
  show(Layout, country);
  await act(() => import('../entry-warning/entry-dialog.tsx'));
  expect(isWarned()).toBe(warns);
});

test.each<[string, Layout, { footer: boolean; navigation: boolean }]>([
  ['default', DefaultLayout, { footer: true, navigation: true }],
  // Nobody is trapped in a conversation.
  ['chat', ChatLayout, { footer: false, navigation: true }],
  ['lander', LanderLayout, { footer: true, navigation: false }],
  ['empty', EmptyLayout, { footer: false, navigation: false }],
])('%s layout: what stands around the page', (_name, Layout, { footer, navigation }) => {
  show(Layout, 'FR');
  expect(screen.getByRole('main')).toHaveTextContent('the page');
  expect(screen.queryByRole('contentinfo') !== null).toBe(footer);
  expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(navigation);
});
