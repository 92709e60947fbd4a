import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { I18nextProvider, i18next } from '@afterglow/shared-ui/i18n';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { startTestTexts } from '@afterglow/shared-ui/testing/start-texts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../locales/en.json' with { type: 'json' };

export const startTexts = () => startTestTexts({ 'mf-account': en });

const profile = {
  id: 'me',
  name: 'Daan',
  seeks: 'female',
  sexuality: 'hetero',
  date_of_birth: '1995-05-14',
  age: 31,
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  about_me: '',
  reason: null,
  height: null,
  tattoos: null,
  interests: [],
  main_image: { id: 'a' },
};

export const daan = { id: 'me', email: 'daan@example.com', paid_user: false, profile };

export function enterAsDaan(part: object = {}): void {
  settings.setState({ countries: ['NL'], start_theme: 'device', geoip_country: 'NL' } as Settings);
  session.set({ ...daan, ...part } as unknown as User);
}

export function renderAccount(ui: ReactNode): void {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>{ui}</MemoryRouter>
    </I18nextProvider>,
  );
}
