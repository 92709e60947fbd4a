import { session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { Route, Routes, useLocation } from '@afterglow/shared-ui/router';
import { act, screen } from '@testing-library/react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { Guard } from './guard.tsx';

beforeAll(startTestTexts);
beforeEach(() => setSettings({}));

function Where() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

const guarded = (name: string) => (
  <Guard name={name} loading="loading">
    inside
  </Guard>
);

const page = (guard: string) => (
  <Routes>
    <Route path="/page" element={guarded(guard)} />
    <Route path="*" element={<Where />} />
  </Routes>
);

test('a member route sends visitors to login, and remembers where they were going', () => {
  setUser(null);
  renderShell(page('member'), { at: '/page?x=1' });
  expect(screen.getByText('at /login?to=%2Fpage%3Fx%3D1')).toBeVisible();
});

test('a visitor route sends members to the members', () => {
  setUser({});
  renderShell(page('visitor'), { at: '/page' });
  expect(screen.getByText('at /members')).toBeVisible();
});

test.each([
  ['member', {}],
  ['visitor', null],
  ['none', null],
] as const)('a %s route lets the right people in', (guard, user) => {
  setUser(user);
  renderShell(page(guard), { at: '/page' });
  expect(screen.getByText('inside')).toBeVisible();
});

test.each([
  ['member', {}],
  ['visitor', null],
] as const)('a %s route stays where it is until somebody knows who this is', (guard, user) => {
  session.setState({ user: null, status: 'unknown' });
  renderShell(page(guard), { at: '/page?x=1' });
  expect(screen.getByText('loading')).toBeVisible();
  act(() => setUser(user));
  expect(screen.getByText('inside')).toBeVisible();
});

test('where nobody could say who this is, one can ask again', async () => {
  const answers = [fail(429, 'too_many_requests'), { user: { id: 'me' } }];
  fakeServer({ 'GET /api/user.php': () => answers.shift() });
  session.setState({ user: null, status: 'unknown' });
  renderShell(page('member'), { at: '/page?x=1' });
  await act(() => session.load().catch(() => {}));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('inside')).toBeVisible();
  expect(answers).toEqual([]);
});

test('a guard nobody wrote is a fault of ours', () => {
  setUser(null);
  const silence = console.error;
  console.error = () => undefined;
  expect(() => renderShell(page('admin'), { at: '/page' })).toThrow('unknown guard admin');
  console.error = silence;
});
