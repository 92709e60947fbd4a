import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import terms from '../pages/terms/en.json';
import { setSite } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import Pages from './pages.tsx';

const company = {
  name: 'Amaryllis Media B.V.',
  address: 'Voorbeeldstraat 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '12345678',
  tradenames: ['Afterglow'],
  vat_numbers: { NL: 'NL000000000B01' },
  support_phone: '',
  delete_discount: null,
  added: '2024-02-01T12:00:00Z',
};

beforeAll(() => startTexts({ 'page-terms': terms }));

beforeEach(() => setSite());

// First, because what has been fetched once is kept.
test('without the company the text still stands, and does not claim a date', async () => {
  fakeServer({ 'GET /api/companyinfo.php': () => fail(400, 'validation') });
  renderAt(<Pages />, { at: '/pages/terms' });
  expect(await screen.findByText('The company details did not load.')).toBeVisible();
  expect(screen.queryByText(/Version of/)).not.toBeInTheDocument();
});

test('the terms name site, company and the date since when they are in force', async () => {
  fakeServer({ 'GET /api/companyinfo.php': () => ({ companyinfo: company }) });
  renderAt(<Pages />, { at: '/pages/terms' });
  expect(await screen.findByText('Version of 1 February 2024')).toBeVisible();
  expect(screen.getByText(/the rules between you and Amaryllis Media B\.V\./)).toBeVisible();
  expect(screen.getByText('12345678')).toBeVisible();
  expect(screen.getByRole('link', { name: '+31 20-000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31200000000',
  );
});

test('the contents lead to the headings', async () => {
  fakeServer({ 'GET /api/companyinfo.php': () => ({ companyinfo: company }) });
  const { container } = renderAt(<Pages />, { at: '/pages/terms' });
  const links = await screen.findAllByRole('link', { name: /.+/, hidden: true });
  const anchors = links
    .map((link) => link.getAttribute('href'))
    .filter((to) => to?.startsWith('#'));
  expect(anchors).toHaveLength(terms.sections.length);
  for (const anchor of anchors) expect(container.querySelector(`h2${anchor}`)).not.toBeNull();
});
