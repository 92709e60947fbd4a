import { Route, Routes, useLocation } from '@afterglow/shared-ui/router';
import { screen } from '@testing-library/react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { Guard } from './guard.tsx';

beforeAll(startTestTexts);
beforeEach(() => setSettings({}));

function Where() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

const page = (guard: string) => (
  <Routes>
    <Route path="/page" element={<Guard name={guard}>inside</Guard>} />
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

test('a guard nobody wrote is a fault of ours', () => {
  setUser(null);
  const silence = console.error;
  console.error = () => undefined;
  expect(() => renderShell(page('admin'), { at: '/page' })).toThrow('unknown guard admin');
  console.error = silence;
});
