import type { RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { I18nextProvider, i18next, initReactI18next } from '@afterglow/shared-ui/i18n';
import { type NavigateFunction, useNavigate } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { act, render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { PlatformContext } from '../boot/platform-context.ts';
import en from '../locales/en.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

/** Texts as the boot starts them, in English. */
export async function startTestTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { en: { shell: en }, nl: { shell: nl } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

const anyPage = ['/', '/:a', '/:a/:b', '/:a/:b/:c'];

/** A platform whose only remote has these pages and fills no slot. */
function platformWith(pages: Page[]) {
  const routes = pages.map((page) => {
    const given = typeof page === 'string' ? { path: page } : page;
    return { name: given.path, layout: 'default', guard: 'none', ...given };
  });
  return {
    platform: { remotes: [{ name: 'mf-test', routes }], fills: () => undefined },
  } as unknown as ComponentProps<typeof PlatformContext>['value'];
}

/** A path, or with what `remote.json` says of it besides. */
export type Page = string | (Partial<RemoteRoute> & { path: string });

interface Options {
  at?: string;
  /** By default every address has one. */
  pages?: Page[];
}

/** Renders a part of the shell at an address. */
export function renderShell(ui: ReactNode, { at = '/', pages = anyPage }: Options = {}) {
  let navigate: NavigateFunction = () => {};
  function Here() {
    navigate = useNavigate();
    return ui;
  }
  const { unmount } = render(
    <I18nextProvider i18n={i18next}>
      <PlatformContext value={platformWith(pages)}>
        <MemoryRouter initialEntries={[at]}>
          <Here />
        </MemoryRouter>
      </PlatformContext>
    </I18nextProvider>,
  );
  return {
    unmount,
    goTo: (to: string, options?: { replace: boolean }) => act(async () => navigate(to, options)),
  };
}

export function setSettings(part: Partial<Settings>): void {
  const all = {
    name: 'Afterglow',
    niche_name: 'default',
    signups: 'all',
    start_theme: 'device',
    time_bonus_seconds: 14_400,
    domain_language: 'nl',
    geoip_country: 'NL',
    min_age: 18,
    compliance_token: 'compliance',
    enable_site_entry_popup: 'yes',
    site_entry_popup_countries: [],
    fictional_singular: 'Fictional',
    ...part,
  } as Partial<Settings>;
  settings.setState(all as Settings, true);
}

export function setUser(part: Partial<User> | null): void {
  const profile = { id: 'p', name: 'Daan', main_image: null, status: 'active' };
  const user = {
    id: 'me',
    status: 'active',
    email: 'daan@example.com',
    credits: 50,
    paid_user: true,
    notifications_disabled: [],
    profile,
    ...part,
  };
  session.set(part && (user as unknown as User));
}
