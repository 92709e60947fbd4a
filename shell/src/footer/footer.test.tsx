import { language } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { Footer } from './footer.tsx';
import { LanderFooter } from './lander-footer.tsx';
import { phoneLink } from './phone-link.ts';

beforeAll(startTestTexts);

beforeEach(() => {
  setUser(null);
  setSettings({});
  language.start('en', async () => {});
  fakeServer({
    'GET /api/companyinfo.php': () => ({ companyinfo: { name: 'Amaryllis', kvk: '123' } }),
  });
});

test('a phone number without hyphens and spaces', () => {
  expect(phoneLink('+31 20-123 45 67')).toBe('tel:+31201234567');
});

test('shows the number as written and all links', async () => {
  setSettings({ support_phone: '+31 20-123 45 67' });
  renderShell(<Footer />);
  const phone = screen.getByRole('link', { name: '+31 20-123 45 67' });
  expect(phone).toHaveAttribute('href', 'tel:+31201234567');
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toEqual([
    'Terms',
    'Privacy',
    'Cookies',
    'Ban policy',
    'Pricing',
    'Complaints',
    'Return policy',
    'FAQ',
    'Support',
    'Accessibility',
    'Compliance',
    'Language',
  ]);
  expect(await screen.findByText(/Amaryllis, registration number 123/)).toBeVisible();
  expect(screen.getByText(/For adults only \(18\+\)/)).toBeVisible();
});

test('below an advertisement stand the age of the site, what costs, and who is behind it', () => {
  setSettings({ min_age: 21 });
  renderShell(<LanderFooter />);
  expect(screen.getByText(/^21\+ only\..* Messages cost credits\./)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/pages/terms', '/pages/privacy', '/pages/cookies', '/compliance']);
});

test('links to no page that nobody answers', async () => {
  renderShell(<Footer />, { pages: ['/pages/:page'] });
  await screen.findByText(/registration number/);
  expect(screen.queryByRole('link', { name: 'Complaints' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Terms' })).toBeVisible();
});

test.each([
  [true, 'en', true],
  [false, 'en', false],
  [true, 'nl', false],
] as const)('US footer: switched on %s, language %s', async (enabled, current, isShown) => {
  setSettings({ enable_us_footer: enabled });
  language.start(current, async () => {});
  renderShell(<Footer />);
  await screen.findByText(/registration number/);
  expect(screen.queryByText(/background checks/) !== null).toBe(isShown);
});

test('without a number there is no phone line', async () => {
  setSettings({ support_phone: '' });
  renderShell(<Footer />);
  await screen.findByText(/registration number/);
  expect(screen.queryByText(/Call us/)).toBeNull();
});
