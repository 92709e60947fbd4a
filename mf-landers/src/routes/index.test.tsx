import { dialogs, session } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { found, setSite } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import Index from './index.tsx';

/** The members have arrived; before that nothing is at rest. */
async function open(): Promise<void> {
  renderAt(<Index />, { at: '/' });
  await screen.findByRole('link', { name: /Vera/ });
}

const people = [card('a'), card('b', { name: 'Vera', fictional: true, city: 'Zeist' })];

beforeAll(() => startTexts());

beforeEach(() => {
  dialogs.closeAll();
  session.set(null);
  setSite();
  fakeServer({ 'GET /api/faces.php': () => found(people) });
});

test('the teaser takes what was filled in along into sign-up', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Woman' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Your e-mail (optional)' }),
    ' vera@mail.example ',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(dialogs.getState().signup).toEqual({
    gender: 'female',
    seeks: 'both',
    email: 'vera@mail.example',
  });
});

test('an e-mail that cannot be one is said at once; none at all may wait', async () => {
  await open();
  const email = screen.getByRole('textbox', { name: 'Your e-mail (optional)' });
  await userEvent.type(email, 'vera@mail');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(email).toHaveAccessibleDescription('Invalid e-mail');
  expect(email).toHaveFocus();
  expect('signup' in dialogs.getState()).toBe(false);
  await userEvent.clear(email);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(dialogs.getState().signup).toEqual({});
});

const price = 'You see the price before you send';
const privacy = 'Private stays private';
const here = 'Who is on Afterglow';

test.each([
  ['default', 'Grown-up flirting starts with hello.', [price, privacy, here]],
  ['she', 'You set the pace here.', [privacy, price, here]],
  ['bdsm', 'Say what you want. Ask first.', [privacy, price, here]],
  ['bbw', 'Curves are the point here.', [here, price, privacy]],
  ['gilf', 'Flirting has no age limit.', [price, privacy, here]],
  ['milf', 'She knows what she wants.', [here, price, privacy]],
  ['gay', 'Men who say what they mean.', [here, privacy, price]],
] as const)(
  'niche %s has its own words and order, and answers for nobody',
  async (niche_name, headline, order) => {
    setSite({ niche_name });
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.filter((one) => one !== 'Fictional profiles are labelled')).toEqual(order);
  },
);

const asked = () => {
  const calls = fakeServer({ 'GET /api/faces.php': () => found(people) });
  return () => calls.map(({ query }) => [query.gender, query.min_age]);
};

test('the faces are those of the niche until the visitor says whom they would like to meet', async () => {
  setSite({ niche_name: 'milf', geoip_selected_country: 'FI' });
  const calls = asked();
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  const age = '35';
  await waitFor(() =>
    expect(calls().map(String)).toEqual([`female,${age}`, `male,${age}`, `,${age}`]),
  );
});

test('while other faces are on their way those before them stay, and a failure says so', async () => {
  setSite({ geoip_selected_country: 'SE' });
  await open();
  fakeServer({ 'GET /api/faces.php': () => fail(400, 'validation') });
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  expect(await screen.findByText('The members did not load')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Vera/ })).toBeNull();
});

test('fictional members are called so, nobody else is, and a like asks to sign up', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'Who is on Afterglow' });
  const link = await within(section).findByRole('link', { name: /Vera, 30, Zeist.*Fictional/ });
  expect(link).toHaveAttribute('href', '/members/b');
  expect(document.querySelector('[href="/members/a"]')).not.toHaveAccessibleName(/Fictional/);
  await userEvent.click(within(section).getByRole('button', { name: 'Like Vera' }));
  expect(dialogs.getState().signup).toEqual({ reason: 'like', profile: 'b' });
});

test('a variant that this browser was given says its own words on the button', async () => {
  setSite({ variants: { home: { join: 1 } } });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
  expect(dialogs.getState()).toHaveProperty('signup');
});
