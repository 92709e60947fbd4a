import { dialogs, session } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, within } from '@testing-library/react';
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
  expect(dialogs.getState().signup).toEqual({ gender: 'male', seeks: 'female' });
});

test.each([
  ['default', 'Grown-up flirting starts with hello.', 'Women'],
  ['bdsm', 'Say what you want. Ask first.', 'Women'],
  ['gay', 'Men who say what they mean.', 'Men'],
] as const)('niche %s has words of its own', async (niche_name, headline, sought) => {
  setSite({ niche_name });
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline);
  expect(screen.getByRole('radio', { name: sought })).toBeChecked();
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
