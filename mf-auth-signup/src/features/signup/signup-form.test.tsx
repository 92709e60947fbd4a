import { language, type Settings, session, settings, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignup } from '../../testing/fake-signup.ts';
import { startTexts } from '../../testing/start-texts.ts';
import { SignupForm } from './signup-form.tsx';
import { useSignup } from './use-signup.ts';

beforeAll(startTexts);

const user = { id: 'me', email: 'daan@example.com' } as User;
const regions = [{ key: 'NL-09', name: 'Utrecht' }];

/** A server that has nothing against what it is asked; a test says what it has. */
function startServer(handlers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    'GET /api/regions.php': () => ({ regions }),
    'GET /api/cities.php': () => ({ cities: [] }),
    'POST /api/signup-check.php': () => undefined,
    'GET /api/faces.php': () => ({ results: [] }),
    ...handlers,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  session.set(null);
  language.setState({ current: 'en' });
  settings.setState({
    countries: ['NL'],
    geoip_country: 'NL',
    min_age: 18,
    signups: 'all',
  } as Settings);
  startServer();
});

afterEach(() => jest.restoreAllMocks());

function Form({ input }: { input: Parameters<typeof useSignup>[0] }) {
  return <SignupForm signup={useSignup(input)} reason={input.reason} onContinue={() => {}} />;
}

const show = (input: Parameters<typeof useSignup>[0] = {}) =>
  render(
    <MemoryRouter>
      <Form input={input} />
    </MemoryRouter>,
  );

const next = () => userEvent.click(screen.getByRole('button', { name: /^(Continue|Create my)/ }));
const back = () => userEvent.click(screen.getByRole('button', { name: 'Previous step' }));
const step = (name: string) => screen.findByRole('heading', { name });
const field = (name: string) => screen.getByLabelText(name);
async function enter(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const checks = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ path }) => path === '/api/signup-check.php').map(({ body }) => body);

const titles = {
  looking: 'Who would you like to meet?',
  place: 'Where are you?',
  name: 'What should we call you?',
  about: 'Say something about yourself',
  email: 'Where can we reach you?',
};

const choices = { gender: 'male', seeks: 'female' } as const;

async function fillPlace() {
  await step(titles.place);
  await screen.findByRole('option', { name: 'Utrecht' });
  await userEvent.selectOptions(field('Region'), 'NL-09');
  await enter('City', 'Utrecht');
}

async function fillName(name = 'Daan') {
  await step(titles.name);
  await enter('Profile name', name);
  await userEvent.selectOptions(field('Year'), '1995');
  await userEvent.selectOptions(field('Month'), '5');
  await userEvent.selectOptions(field('Day'), '14');
  await enter('Password', 'warm evening');
}

async function toLastStep() {
  await fillPlace();
  await next();
  await fillName(' Daan ');
  await next();
  await step(titles.about);
  await next();
  await step(titles.email);
}

async function fillLast(email = 'daan@example.com') {
  await enter('Your e-mail', email);
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('step by step', () => {
  test('each step is announced by its heading, and says how far one is', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
    await next();
    expect(await step(titles.place)).toHaveFocus();
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
    await back();
    expect(await step(titles.looking)).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Man' })).toBeChecked();
  });

  test('what the page before it asked is not asked again, and why one is here is said once', async () => {
    show({ ...choices, reason: 'like' });
    await step(titles.place);
    expect(screen.getByText(/let them know you like them/)).toBeVisible();
    await fillPlace();
    await next();
    await step(titles.name);
    expect(screen.queryByText(/let them know you like them/)).toBeNull();
  });

  test('a step with gaps stays, says each beside its field and goes to the first', async () => {
    const calls = startServer();
    show(choices);
    await step(titles.place);
    await next();
    expect(field('Region')).toHaveFocus();
    expect(field('Region')).toHaveAccessibleDescription('Choose your region');
    expect(field('City')).toHaveAccessibleDescription('Enter your city');
    expect(checks(calls)).toEqual([]);
    await enter('City', 'U');
    expect(field('City')).not.toHaveAttribute('aria-invalid', 'true');
    expect(field('Region')).toHaveAccessibleDescription('Choose your region');
  });

  test('a field is judged on leaving it, without taking the focus back; an empty one is not', async () => {
    show(choices);
    await fillPlace();
    await next();
    await step(titles.name);
    await enter('Profile name', '@daan');
    await userEvent.click(field('Password'));
    expect(field('Profile name')).toHaveAccessibleDescription(
      'Your profile name cannot begin with @',
    );
    expect(field('Password')).toHaveFocus();
    await userEvent.tab();
    expect(field('Password')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

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

describe('sending', () => {
  test('the phases of the server, then the mail; who signed up is logged in', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await enter('Your e-mail', ' daan@example.com ');
    await userEvent.click(screen.getByRole('checkbox'));
    await next();
    await step('Setting up your account');
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

  test('after a lost answer the same sign-up is repeated; after a refusal it is another', async () => {
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await signup.lose();
    await step(titles.email);
    await next();
    await signup.refuse(503);
    await step(titles.email);
    await next();
    await waitFor(() => expect(signup.requests).toHaveLength(3));
    const [first, second, third] = signup.requests.map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
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

describe('the draft', () => {
  test('survives a reload; the password is not written down, so its step is asked again', async () => {
    const { unmount } = show(choices);
    await toLastStep();
    await enter('Your e-mail', 'daan@example.com');
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('warm evening');
    show();
    await step(titles.name);
    expect(field('Profile name')).toHaveValue(' Daan ');
    expect(field('Password')).toHaveValue('');
    await back();
    await step(titles.place);
    expect(field('City')).toHaveValue('Utrecht');
  });

  test.each(['{', 'null', '7', '{"draft":null,"step":"x"}', '{"draft":{},"step":99}'])(
    'that reads %s begins anew',
    async (text) => {
      sessionStorage.setItem('signup-draft', text);
      show();
      expect(await step(titles.looking)).toBeVisible();
    },
  );

  test('a browser that stores nothing signs up all the same', async () => {
    const forbidden = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await signup.finish();
    expect(await step('Check your mail')).toBeVisible();
  });
});

describe('who may sign up', () => {
  test.each([
    ['other', undefined],
    ['with_trafficsource', undefined],
  ])('nobody on a site with %s; it says so before the first step', async (signups) => {
    settings.setState({ signups } as Settings);
    show();
    expect(await step('Signing up is not possible here right now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.queryByText(/invited by its partners/) !== null).toBe(
      signups === 'with_trafficsource',
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test('whom a partner sent may', async () => {
    settings.setState({ signups: 'with_trafficsource' } as Settings);
    sessionStorage.setItem('tracking', JSON.stringify({ network: 'n1' }));
    show();
    expect(await step(titles.looking)).toBeVisible();
  });
});

describe('what came along', () => {
  const paul = { id: 'paul', name: 'Paul', fictional: true, main_image: null };

  test('whom one came for is named on every step, and kept after a reload', async () => {
    startServer({ 'GET /api/profile.php': () => ({ profile: paul }) });
    const { unmount } = show({ ...choices, reason: 'chat', profile: 'paul' });
    expect(await screen.findByText('Write to Paul: join free')).toBeVisible();
    await fillPlace();
    await next();
    await step(titles.name);
    expect(screen.getByText('Write to Paul: join free')).toBeVisible();
    unmount();
    show();
    expect(await screen.findByText('Write to Paul: join free')).toBeVisible();
  });

  test('a member who is not to be seen stops nobody', async () => {
    startServer({ 'GET /api/profile.php': () => fail(404, 'not_found') });
    show({ ...choices, reason: 'chat', profile: 'gone' });
    await fillPlace();
    await next();
    expect(await step(titles.name)).toBeVisible();
  });

  test('an address is not asked for again, unless one wants another or it is refused', async () => {
    show({ ...choices, email: 'daan@example.com' });
    await toLastStep();
    expect(screen.queryByLabelText('Your e-mail')).toBeNull();
    expect(screen.getByText('daan@example.com')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Another address' }));
    expect(field('Your e-mail')).toHaveValue('daan@example.com');
  });

  test('a refused one is asked for', async () => {
    const taken = fail(400, 'validation', '', [{ field: 'email', message: 'Has an account.' }]);
    startServer({
      'POST /api/signup-check.php': ({ body }) =>
        Object.keys(body as object).join() === 'email' ? taken : undefined,
    });
    show({ ...choices, email: 'daan@example.com' });
    await toLastStep();
    await userEvent.click(screen.getByRole('checkbox'));
    await next();
    await waitFor(() =>
      expect(field('Your e-mail')).toHaveAccessibleDescription('Has an account.'),
    );
  });
});

test.each([
  ['GB', ['Day', 'Month', 'Year']],
  ['US', ['Month', 'Day', 'Year']],
])('a date is asked for in the order of the country: %s', async (country, order) => {
  settings.setState({ geoip_country: country });
  show(choices);
  await fillPlace();
  await next();
  await step(titles.name);
  const parts = within(screen.getByRole('group', { name: 'Date of birth' }));
  const names = parts.getAllByRole('combobox').map((part) => part.getAttribute('aria-label'));
  expect(names).toEqual(order);
});

test('a date that does not exist is said in a popup as well, each time one goes on', async () => {
  show(choices);
  await fillPlace();
  await next();
  await fillName();
  await userEvent.selectOptions(field('Day'), '31');
  await userEvent.selectOptions(field('Month'), '2');
  await next();
  const popup = await screen.findByRole('dialog', { name: 'Check your date of birth' });
  expect(popup).toHaveTextContent('Enter your date of birth, 18+ years');
  await userEvent.click(within(popup).getByRole('button', { name: 'Correct it' }));
  expect(await step(titles.name)).toBeVisible();
});

test('a missing consent is said at its box', async () => {
  show(choices);
  await toLastStep();
  await enter('Your e-mail', 'daan@example.com');
  await next();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'We need your consent to create a profile',
  );
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

describe('a password manager finds the password beside what one logs in with', () => {
  const seen = () =>
    [
      ...document.querySelectorAll<HTMLInputElement>('[autocomplete=username], [type=password]'),
    ].map((input) => [input.getAttribute('autocomplete'), input.value]);
  const both = [
    ['username', 'daan@example.com'],
    ['new-password', 'warm evening'],
  ];

  test('where the password is asked, when the address came along', async () => {
    show({ ...choices, email: 'daan@example.com' });
    await fillPlace();
    await next();
    await fillName();
    expect(seen()).toEqual(both);
  });

  test('where the address is asked', async () => {
    show(choices);
    await toLastStep();
    await fillLast();
    expect(seen()).toEqual(both);
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
    await step(titles.name);
    await enter('Password', 'warm evening');
    await next();
    await step(titles.about);
    await next();
    await step(titles.email);
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
