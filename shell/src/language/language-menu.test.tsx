import { type Language, language, settings } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { i18next } from '@afterglow/shared-ui/i18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { LanguageMenu } from './language-menu.tsx';

beforeAll(startTestTexts);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  fakeServer({ 'GET /api/settings.php': () => ({ settings: settings.getState() }) });
  setUser(null);
  language.start('en', async (wanted) => {
    await i18next.changeLanguage(wanted);
  });
});

const european = {
  countries: ['NL', 'BE'],
  languages: ['de', 'en', 'fr', 'nl'] as Language[],
};

test('one language is no choice', () => {
  setSettings({ ...european, geoip_country: 'NL' });
  renderShell(<LanguageMenu />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the selected country counts, not where the visitor is', async () => {
  setSettings({ ...european, geoip_country: 'NL', geoip_selected_country: 'BE' });
  renderShell(<LanguageMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  const items = screen.getAllByRole('menuitemradio', { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual(['Nederlands', 'Français', 'Deutsch']);
  expect(items[1]).toHaveAttribute('lang', 'fr');
});

test('whoever is where the site is not reads it in English, too', async () => {
  setSettings({ ...european, geoip_country: 'JP', geoip_selected_country: 'NL' });
  renderShell(<LanguageMenu />);
  await userEvent.click(screen.getByRole('button'));
  const items = screen.getAllByRole('menuitemradio', { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual(['Nederlands', 'English']);
});

test('choosing switches the page in place', async () => {
  setSettings({ ...european, geoip_country: 'BE' });
  renderShell(<LanguageMenu />);
  await userEvent.click(screen.getByRole('button'));
  await act(async () => {
    screen.getByText('Nederlands').closest('button')?.click();
  });
  expect(screen.getByRole('button')).toHaveAccessibleName('Taal: Nederlands');
  expect(document.documentElement.lang).toBe('nl');
  expect(document.cookie).toContain('locale=nl');
});
