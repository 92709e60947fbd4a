import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { I18nextProvider, i18next } from '@afterglow/shared-ui/i18n';
import { Route, Routes, useLocation } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { startTestTexts } from '@afterglow/shared-ui/testing/start-texts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../locales/en.json' with { type: 'json' };

export const startTexts = () => startTestTexts({ 'mf-payments': en });

/** A member of a small site; gives what part says besides. */
export function enterAsMember(part: Partial<User> = {}): void {
  settings.setState({ refund_days: 14, geoip_country: 'NL', message_credits: 10 } as Settings);
  session.set({ id: 'me', credits: 8, paid_user: false, profile: {}, ...part } as User);
}

function Here() {
  const { pathname } = useLocation();
  return <output aria-label="address">{pathname}</output>;
}

/** A page at its address; other addresses only show themselves. */
export function renderAt(path: string, at: string, page: ReactNode): void {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={[at]}>
        <Here />
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
}
