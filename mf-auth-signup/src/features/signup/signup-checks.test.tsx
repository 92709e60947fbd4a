import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignup } from '../../testing/fake-signup.ts';
import {
  back,
  checks,
  choices,
  enter,
  field,
  fillLast,
  fillName,
  fillPlace,
  freshVisitor,
  next,
  show,
  startServer,
  step,
  titles,
  toLastStep,
  user,
} from '../../testing/signup-on-screen.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(freshVisitor);

describe('what only the server knows', () => {
  const taken = fail(400, 'invalid', 'Check the form.', [
    { field: 'name', message: 'This name is taken.' },
  ]);

  test('a refused name is said in its words until the name changes', async () => {
    const calls = startServer({
      'POST /api/signup-check.php': ({ body }) => ('name' in (body as object) ? taken : undefined),
    });
    show(choices);
    await fillPlace();
    await next();
    await fillName(' Daan ');
    await next();
    await waitFor(() => expect(field('Profile name')).toHaveFocus());
    expect(field('Profile name')).toHaveAccessibleDescription('This name is taken.');
    expect(checks(calls)).toEqual([
      { country: 'NL', region: 'NL-09', city: 'Utrecht' },
      { name: 'Daan', password: 'warm evening', date_of_birth: '1995-05-14' },
    ]);
    await enter('Profile name', '2');
    expect(field('Profile name')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('who has an account already finds the login beside the refused address, and it there', async () => {
    const known = fail(400, 'invalid', 'Check the form.', [
      { field: 'email', message: 'There is an account with this address.' },
    ]);
    show(choices);
    await toLastStep();
    await fillLast();
    startServer({ 'POST /api/signup-check.php': () => known });
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    await next();
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await enter('Your e-mail', 'x');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    await next();
    await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('daan@example.comx');
  });

  test('an address from another page that is refused is typed anew in a field that stays', async () => {
    const refused = fail(400, 'invalid', 'Check the form.', [
      { field: 'email', message: 'There is an account with this address.' },
    ]);
    startServer({
      'POST /api/signup-check.php': ({ body }) =>
        'name' in (body as object) ? refused : undefined,
    });
    show({ ...choices, email: 'daan@example.com' });
    await fillPlace();
    await next();
    await fillName();
    await next();
    await step(titles.email);
    await waitFor(() => expect(field('Your e-mail')).toHaveFocus());
    await userEvent.clear(field('Your e-mail'));
    await userEvent.keyboard('eva@example.com');
    expect(field('Your e-mail')).toHaveValue('eva@example.com');
  });

  test('a country that is refused says so: the list shows another than was kept', async () => {
    const refused = fail(400, 'invalid', 'Check.', [
      { field: 'country', message: 'Not from here.' },
    ]);
    startServer({ 'POST /api/signup-check.php': () => refused });
    show(choices);
    await fillPlace();
    await next();
    await waitFor(() => expect(field('Country')).toHaveAccessibleDescription('Not from here.'));
    expect(field('Country')).toHaveFocus();
  });

  test('of two fields that are refused the one that was asked first comes first', async () => {
    const both = fail(400, 'invalid', 'Check the form.', [
      { field: 'email', message: 'There is an account with this address.' },
      { field: 'name', message: 'Not this name.' },
    ]);
    startServer({
      'POST /api/signup-check.php': ({ body }) => ('name' in (body as object) ? both : undefined),
    });
    show({ ...choices, email: 'daan@example.com' });
    await fillPlace();
    await next();
    await fillName();
    await next();
    await waitFor(() =>
      expect(field('Profile name')).toHaveAccessibleDescription('Not this name.'),
    );
  });

  test('a server that cannot be asked stops nobody', async () => {
    startServer({ 'POST /api/signup-check.php': () => fail(429, 'too_many_requests') });
    show(choices);
    await fillPlace();
    await next();
    expect(await step(titles.name)).toBeVisible();
  });

  test('an answer that comes after one went back does not throw one forward', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    startServer({ 'POST /api/signup-check.php': () => late });
    show(choices);
    await fillPlace();
    await next();
    await back();
    await step(titles.looking);
    await act(async () => answer());
    expect(screen.getByRole('heading', { name: titles.looking })).toBeVisible();
  });

  test('a refusal that comes after one went back says nothing of what stands there no more', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    startServer({ 'POST /api/signup-check.php': () => promise });
    show(choices);
    await fillPlace();
    await next();
    await back();
    await step(titles.looking);
    await act(async () => resolve(fail(400, 'invalid', 'Nowhere.', [{ field: 'city' }])));
    expect(screen.getByRole('heading', { name: titles.looking })).toBeVisible();
    await next();
    await step(titles.place);
    expect(field('City')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('while it is asked the button says so, and asks nothing more', async () => {
    const calls = startServer({ 'POST /api/signup-check.php': () => new Promise(() => {}) });
    show(choices);
    await fillPlace();
    await next();
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(checks(calls)).toHaveLength(1);
    // What is changed meanwhile makes it a question about the past.
    await enter('City', ' Oost');
    expect(button).not.toHaveAttribute('aria-busy', 'true');
  });

  test('an answer about what was changed meanwhile counts for nothing: the new text is asked about', async () => {
    const answers: (() => void)[] = [];
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast('old@example.com');
    const calls = startServer({
      'POST /api/signup-check.php': () => new Promise<void>((resolve) => answers.push(resolve)),
    });
    await next();
    await userEvent.clear(field('Your e-mail'));
    await enter('Your e-mail', 'new@example.com');
    await act(async () => answers[0]?.());
    expect(signup.requests).toEqual([]);
    await next();
    await act(async () => answers[1]?.());
    expect(checks(calls)).toEqual([{ email: 'old@example.com' }, { email: 'new@example.com' }]);
    await waitFor(() =>
      expect(signup.requests).toMatchObject([{ body: { email: 'new@example.com' } }]),
    );
  });
});
