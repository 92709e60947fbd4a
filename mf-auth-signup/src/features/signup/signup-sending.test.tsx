import { session } from '@afterglow/shared-state';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignup } from '../../testing/fake-signup.ts';
import {
  backToLastStep,
  checks,
  choices,
  enter,
  field,
  fillLast,
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

describe('sending', () => {
  test('the phases of the server, then the mail; who signed up is logged in', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await enter('Your e-mail', ' daan@example.com ');
    await userEvent.click(screen.getByRole('checkbox'));
    await next();
    expect(await step('Setting up your account')).toHaveFocus();
    const current = () =>
      screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current'));
    await signup.phase('checking_data');
    await signup.phase('creating_account');
    // Both came at once, and each has its time.
    expect(current()).toHaveTextContent('Checking your details');
    await waitFor(() => expect(current()).toHaveTextContent('Creating your account'));
    expect(session.getState().user).toBeNull();
    await signup.finish();
    await act(async () => {});
    expect(current()).toHaveTextContent('Creating your account');
    const heading = await step('Check your mail');
    expect(heading).toHaveFocus();
    expect(heading.parentElement).toHaveTextContent('daan@example.com');
    expect(session.getState().user?.id).toBe('me');
    expect(signup.requests).toMatchObject([
      {
        body: {
          ...{ gender: 'male', seeks: 'female', country: 'NL', region: 'NL-09', city: 'Utrecht' },
          ...{ name: 'Daan', date_of_birth: '1995-05-14', password: 'warm evening' },
          ...{ email: 'daan@example.com', consent: true, language: 'en' },
        },
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  test('a refusal leads back to the step of the field, and all that was typed stays', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await signup.refuse(400, { details: [{ field: 'name', message: 'Taken this second.' }] });
    await step(titles.name);
    expect(field('Profile name')).toHaveAccessibleDescription('Taken this second.');
    expect(field('Profile name')).toHaveFocus();
    expect(field('Password')).toHaveValue('warm evening');
  });

  test('a failure of no field is said on the last step', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await signup.refuse(503, { message: 'Back in a minute.' });
    const form = (await step(titles.email)).closest('form') as HTMLElement;
    expect(within(form).getByRole('alert')).toHaveTextContent('Back in a minute.');
    expect(field('Your e-mail')).toHaveValue('daan@example.com');
  });

  test('what is wrong with something that no step asks for is said on the last step', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    const details = [{ field: 'language', message: 'Unknown.' }];
    await signup.refuse(400, { message: 'Something is wrong.', details });
    await step(titles.email);
    expect(screen.getByRole('alert')).toHaveTextContent('Something is wrong.');
    // Said until it is tried again.
    await next();
    await step('Setting up your account');
    await signup.refuse(400, { details: [{ field: 'city', message: 'Nowhere.' }] });
    await step(titles.place);
    expect(screen.queryByText('Something is wrong.')).toBeNull();
  });

  test('a line that breaks in the middle leads back, and the phases begin anew', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await signup.phase('finding_matches');
    await waitFor(() =>
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Finding people'),
    );
    await signup.lose();
    await step(titles.email);
    expect(screen.getByRole('alert')).toBeVisible();
    await next();
    await step('Setting up your account');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Checking your details',
    );
    await signup.finish();
    await step('Check your mail');
    expect(signup.requests.map(({ key }) => key)[1]).toBe(signup.requests[0]?.key);
  });

  test('after a lost answer the same sign-up is repeated; after a refusal it is another', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    const endings = [
      () => signup.lose(),
      // None of these says what became of the one whose answer was lost.
      () => signup.refuse(503),
      () => signup.refuse(429),
      () => signup.refuse(400),
    ];
    for (const end of endings) {
      await end();
      await step(titles.email);
      await next();
    }
    await waitFor(() => expect(signup.requests).toHaveLength(5));
    const keys = signup.requests.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys.slice(1, 4)).toEqual(Array(3).fill(keys[0]));
    expect(keys[4]).not.toBe(keys[0]);
  });

  test('pressed twice it is asked about and sent once', async () => {
    const signup = fakeSignup(user);
    const calls = startServer();
    show(choices);
    await toLastStep();
    await fillLast();
    const form = field('Your e-mail').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(signup.requests).not.toEqual([]));
    expect(signup.requests).toHaveLength(1);
    expect(checks(calls)).toHaveLength(3);
  });
});

describe('the key of a sign-up', () => {
  test('stays the same over a reload in the middle', async () => {
    const signup = fakeSignup(user);
    const { unmount } = show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await waitFor(() => expect(signup.requests).toHaveLength(1));
    unmount();
    const again = fakeSignup(user);
    show();
    await backToLastStep();
    // A consent is not kept: it is given anew.
    await userEvent.click(screen.getByRole('checkbox'));
    await next();
    await waitFor(() => expect(again.requests).toHaveLength(1));
    expect(again.requests[0]?.key).toBe(signup.requests[0]?.key);
  });

  test('that belongs to what was changed since is given up, and the new sign-up sent', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await signup.refuse(409);
    await signup.finish();
    await step('Check your mail');
    expect(new Set(signup.requests.map(({ key }) => key)).size).toBe(2);
  });
});

test('an address confirmed elsewhere changes the last screen at once', async () => {
  const signup = fakeSignup(user);
  show(choices);
  await toLastStep();
  await fillLast();
  await next();
  await signup.finish();
  await step('Check your mail');
  act(() => session.patch({ status: 'active' }));
  expect(await step('You are in')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
});
