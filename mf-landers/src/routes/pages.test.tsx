import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import compliance from '../pages/compliance/en.json';
import faq from '../pages/faq/en.json';
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
  joined: ['Afterglow'],
  vat_numbers: { NL: 'NL000000000B01' },
  support_phone: '',
  delete_discount: null,
  added: '2019-02-01T12:00:00Z',
  terms_date: '2024-02-01T12:00:00Z',
};

beforeAll(() =>
  startTexts({ 'page-terms': terms, 'page-faq': faq, 'page-compliance': compliance }),
);

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

test.each(['/pages/terms', '/compliance'])(
  '%s is for people of the age of the site',
  async (at) => {
    fakeServer({ 'GET /api/companyinfo.php': () => ({ companyinfo: company }) });
    setSite({ min_age: 21 });
    renderAt(<Pages />, { at });
    expect(await screen.findByText(/must be 21 or older|people of 21 and over/)).toBeVisible();
  },
);

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

test('a question is found by its words, in the list beside it too; without any there is a way on', async () => {
  fakeServer({ 'GET /api/companyinfo.php': () => ({ companyinfo: company }) });
  renderAt(<Pages />, { at: '/pages/faq' });
  const field = await screen.findByRole('searchbox', { name: 'Search the questions' });
  const questions = () =>
    screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const status = within(field.closest('search') as HTMLElement).getByRole('status');
  expect(questions()).toHaveLength(faq.sections.length);
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(field, 'Password');
  expect(questions()).toEqual(['I forgot my password']);
  expect(status).toHaveTextContent('1 question');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(contents).getAllByRole('link')).toHaveLength(1);
  await userEvent.type(field, ' qwerty');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(status).toHaveTextContent('No question has these words.');
  expect(screen.getByRole('link', { name: 'customer service' })).toHaveAttribute(
    'href',
    '/pages/service',
  );
});

test('the compliance statement stands where the site says and names the company', async () => {
  fakeServer({ 'GET /api/companyinfo.php': () => ({ companyinfo: company }) });
  renderAt(<Pages />, { at: '/legal/' });
  expect(await screen.findByRole('heading', { name: 'Compliance statement' })).toBeVisible();
  expect(screen.getByText('12345678')).toBeVisible();
});
