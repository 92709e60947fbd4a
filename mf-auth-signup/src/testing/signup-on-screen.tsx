import { language, type Settings, session, settings, type User } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { Route, Routes } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { type RenderResult, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from '../features/login/login-form.tsx';
import { SignupForm } from '../features/signup/signup-form.tsx';
import { useSignup } from '../features/signup/use-signup.ts';

export const user = { id: 'me', email: 'daan@example.com' } as User;
const regions = [{ key: 'NL-09', name: 'Utrecht' }];

/** For tests: a server that has nothing against what it is asked; a test says what it has. */
export function startServer(handlers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    'GET /api/regions.php': () => ({ regions }),
    'GET /api/cities.php': () => ({ cities: [] }),
    'POST /api/signup-check.php': () => undefined,
    'GET /api/faces.php': () => ({ results: [] }),
    ...handlers,
  });
}

/** A visitor who has answered nothing yet, on a site that is open to all. */
export function freshVisitor(): void {
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
}

function Form({ input }: { input: Parameters<typeof useSignup>[0] }) {
  return <SignupForm signup={useSignup(input)} reason={input.reason} onContinue={() => {}} />;
}

export const show = (input: Parameters<typeof useSignup>[0] = {}): RenderResult =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/login" element={<LoginForm />} />
        <Route path="*" element={<Form input={input} />} />
      </Routes>
    </MemoryRouter>,
  );

export const next = () =>
  userEvent.click(screen.getByRole('button', { name: /^(Continue|Create my)/ }));
export const back = () => userEvent.click(screen.getByRole('button', { name: 'Previous step' }));
export const step = (name: string) => screen.findByRole('heading', { name });
export const field = (name: string) => screen.getByLabelText(name);
export async function enter(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
export const checks = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ path }) => path === '/api/signup-check.php').map(({ body }) => body);

export const titles = {
  looking: 'Who would you like to meet?',
  place: 'Where are you?',
  name: 'What should we call you?',
  about: 'Say something about yourself',
  email: 'Where can we reach you?',
};

export const choices = { gender: 'male', seeks: 'female' } as const;

export async function fillPlace() {
  await step(titles.place);
  await screen.findByRole('option', { name: 'Utrecht' });
  await userEvent.selectOptions(field('Region'), 'NL-09');
  await enter('City', 'Utrecht');
}

export async function fillName(name = 'Daan') {
  await step(titles.name);
  await enter('Profile name', name);
  await userEvent.selectOptions(field('Year'), '1995');
  await userEvent.selectOptions(field('Month'), '5');
  await userEvent.selectOptions(field('Day'), '14');
  await enter('Password', 'warm evening');
}

export async function toLastStep() {
  await fillPlace();
  await next();
  await fillName(' Daan ');
  await next();
  await step(titles.about);
  await next();
  await step(titles.email);
}

/** The same once more after a reload, which keeps all but the password and the consent. */
export async function backToLastStep() {
  await step(titles.name);
  await enter('Password', 'warm evening');
  await next();
  await step(titles.about);
  await next();
  await step(titles.email);
}

export async function fillLast(email = 'daan@example.com') {
  await enter('Your e-mail', email);
  await userEvent.click(screen.getByRole('checkbox'));
}
