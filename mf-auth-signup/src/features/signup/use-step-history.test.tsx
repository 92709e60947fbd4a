import { useLocation, useNavigate } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type SignupFrame, useStepHistory } from './use-step-history.ts';

interface Given {
  first?: number;
  frame?: SignupFrame;
  /** Steps that the entry knew of before a reload. */
  trail?: number[];
}

/** A sign-up at `/signup`, reached from `/before`. */
async function begun({ first = 0, frame = 'page', trail }: Given = {}) {
  const here = { pathname: '/signup', state: { kept: true, ...(trail && { signup: trail }) } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', here]}>{children}</MemoryRouter>
  );
  const [onStep, onOut] = [jest.fn(), jest.fn()];
  const { result } = renderHook(
    () => ({
      steps: useStepHistory(first, frame, { onStep, onOut }),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  const steps = () => result.current.steps;
  const shown = () => {
    const { pathname, state } = result.current.location;
    return [pathname, state?.signup, steps().step];
  };
  const becomes = (...what: unknown[]) => waitFor(() => expect(shown()).toEqual(what));
  const move = (delta: number) => act(async () => result.current.navigate(delta));
  const goTo = (step: number) => act(async () => steps().goTo(step));
  return { result, steps, shown, becomes, move, goTo, onStep, onOut };
}

afterEach(() => history.replaceState(null, ''));

test('on a page the first step is its entry; what else that knows stays', async () => {
  const { result, becomes, move, onOut } = await begun();
  await becomes('/signup', [0], 0);
  expect(result.current.location.state).toEqual({ kept: true, signup: [0] });
  await move(-1);
  await becomes('/before', undefined, 0);
  expect(onOut).toHaveBeenCalledTimes(1);
});

test('in a dialog the first step is an entry more, and Back leads out to the page below', async () => {
  const { becomes, move, onOut } = await begun({ frame: 'dialog' });
  await becomes('/signup', [0], 0);
  await move(-1);
  await becomes('/signup', undefined, 0);
  expect(onOut).toHaveBeenCalledTimes(1);
});

test('on and back: each step is an entry, told once, and forward comes again', async () => {
  const { becomes, move, goTo, onStep, onOut } = await begun();
  await goTo(1);
  await becomes('/signup', [0, 1], 1);
  await goTo(2);
  await becomes('/signup', [0, 1, 2], 2);
  expect(onStep).toHaveBeenCalledTimes(2);
  await move(-1);
  await becomes('/signup', [0, 1], 1);
  await move(1);
  await becomes('/signup', [0, 1, 2], 2);
  expect(onStep).toHaveBeenCalledTimes(4);
  expect(onOut).not.toHaveBeenCalled();
});

test('a button that leads back goes to the entry that was there', async () => {
  const { becomes, move, goTo } = await begun();
  for (const step of [1, 2, 3]) await goTo(step);
  await becomes('/signup', [0, 1, 2, 3], 3);
  await goTo(1);
  await becomes('/signup', [0, 1], 1);
  await move(-1);
  await becomes('/signup', [0], 0);
  await move(3);
  await becomes('/signup', [0, 1, 2, 3], 3);
});

test('to a step before the first that was seen the entry changes, and Back leads out', async () => {
  const { becomes, move, goTo } = await begun({ first: 2 });
  await becomes('/signup', [2], 2);
  await goTo(1);
  await becomes('/signup', [1], 1);
  await move(-1);
  await becomes('/before', undefined, 1);
});

test('the step that is shown already is no step', async () => {
  const { becomes, goTo, onStep } = await begun();
  await goTo(0);
  await becomes('/signup', [0], 0);
  expect(onStep).not.toHaveBeenCalled();
});

test('after a reload the entry stays, or says no more than one can go on with', async () => {
  const same = await begun({ first: 1, trail: [0, 1] });
  await same.becomes('/signup', [0, 1], 1);
  const less = await begun({ first: 1, trail: [0, 1, 2, 3] });
  await less.becomes('/signup', [0, 1, 2, 1], 1);
  const dialog = await begun({ first: 1, trail: [0, 3], frame: 'dialog' });
  await dialog.becomes('/signup', [0, 1], 1);
});

test.each<[SignupFrame, unknown[]]>([
  ['page', ['/signup', [0], 0]],
  ['dialog', ['/signup', undefined, 2]],
])('at its end the steps are gone from the history: %s', async (frame, entry) => {
  const { becomes, goTo, steps, shown } = await begun({ frame });
  await goTo(1);
  await goTo(2);
  await becomes('/signup', [0, 1, 2], 2);
  await act(async () => steps().collapse());
  await waitFor(() => expect(shown().slice(0, 2)).toEqual(entry.slice(0, 2)));
});

test('the way out of a page is where one came from, if that is ours; of a dialog it always is', async () => {
  const page = await begun();
  await page.goTo(1);
  await page.becomes('/signup', [0, 1], 1);
  const out = (index?: number) => {
    history.replaceState(index === undefined ? null : { idx: index }, '');
    return page.steps().wayOut();
  };
  expect([out(), out(1), out(2), out(3)]).toEqual([0, 0, -2, -2]);
  const dialog = await begun({ frame: 'dialog' });
  await dialog.becomes('/signup', [0], 0);
  history.replaceState(null, '');
  expect(dialog.steps().wayOut()).toBe(-1);
});

test('an answer that comes after Back leads on by an entry more, and Back then skips no step', async () => {
  const { becomes, move, goTo, steps } = await begun();
  for (const step of [1, 2]) await goTo(step);
  await becomes('/signup', [0, 1, 2], 2);
  const asked = steps();
  await move(-1);
  await becomes('/signup', [0, 1], 1);
  await act(async () => asked.goTo(2));
  await becomes('/signup', [0, 1, 2], 2);
  await move(-1);
  await becomes('/signup', [0, 1], 1);
});

test('one that comes after Back led out of a dialog that stays leaves the page below its entry', async () => {
  const { becomes, move, goTo, steps } = await begun({ frame: 'dialog' });
  await goTo(1);
  await becomes('/signup', [0, 1], 1);
  const asked = steps();
  await move(-2);
  await becomes('/signup', undefined, 1);
  await act(async () => asked.goTo(1));
  await becomes('/signup', [1], 1);
  await move(-1);
  await becomes('/signup', undefined, 1);
});

test('one that comes to who has left takes nobody back', async () => {
  let late = (_step: number) => {};
  function Signup() {
    late = useStepHistory(0, 'page', { onStep() {}, onOut() {} }).goTo;
    return null;
  }
  const pages = [
    { path: '/signup', element: <Signup /> },
    { path: '/chats', element: null },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/signup'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/chats'));
  await act(async () => late(2));
  expect(router.state.location.pathname).toBe('/chats');
});
