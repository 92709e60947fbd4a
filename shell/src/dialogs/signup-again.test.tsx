import { dialogs } from '@afterglow/shared-state';
import { BridgeRouter } from '@afterglow/shared-ui/router';
import { routerAt } from '@afterglow/shared-ui/testing/router';
import { act, render } from '@testing-library/react';
import { setUser } from '../testing/render-shell.tsx';
import { useSignupAgain } from './use-signup-again.ts';

function Page() {
  useSignupAgain();
  return null;
}

const isOpen = () => 'signup' in dialogs.getState();

/** Two steps of a sign-up at an address, and Back out of them. */
async function backOutAt(path: string) {
  const router = routerAt('/before');
  render(
    <BridgeRouter router={router}>
      <Page />
    </BridgeRouter>,
  );
  const go = (by: number) => act(() => router.navigate(by));
  await act(() => router.navigate(path));
  for (const signup of [[0], [0, 1]]) {
    await act(() => router.navigate(path, { state: { signup } }));
  }
  await go(-2);
  return go;
}

beforeEach(() => {
  dialogs.closeAll();
  setUser(null);
});

test('Forward into a step opens the dialog that Back has closed', async () => {
  const go = await backOutAt('/');
  expect(isOpen()).toBe(false);
  await go(1);
  expect(isOpen()).toBe(true);
});

test('Back to what is no step opens nothing, and neither does a step that is written', async () => {
  const go = await backOutAt('/');
  await go(-1);
  await go(1);
  expect(isOpen()).toBe(false);
});

test('a dialog that is open keeps what it was opened with', async () => {
  const go = await backOutAt('/');
  act(() => dialogs.open('signup', { reason: 'like' }));
  await go(1);
  expect(dialogs.getState().signup).toEqual({ reason: 'like' });
});

test('a page of sign-up needs no dialog, and a member none at all', async () => {
  const onPage = await backOutAt('/members/eva/signup');
  await onPage(1);
  expect(isOpen()).toBe(false);
  setUser({});
  const asMember = await backOutAt('/');
  await asMember(1);
  expect(isOpen()).toBe(false);
});
