import { bus, dialogs } from '@afterglow/shared-state';
import { act, waitFor } from '@testing-library/react';
import { renderShell, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { LateMemberServices } from './late-member-services.tsx';

beforeAll(startTestTexts);

beforeEach(() => {
  dialogs.closeAll();
  setUser(null);
});

let matches = 0;
/** A match, each of another member: the same one is told once. */
const match = () => act(async () => bus.emit('match:created', { profile: `p${matches++}` }));
const isTold = () => 'match' in dialogs.getState();

test('a member is told of matches, whoever is no member any more is not', async () => {
  renderShell(<LateMemberServices />);
  await match();
  expect(isTold()).toBe(false);
  act(() => setUser({}));
  await waitFor(async () => {
    await match();
    expect(isTold()).toBe(true);
  });
  dialogs.closeAll();
  act(() => setUser(null));
  await match();
  expect(isTold()).toBe(false);
});

test('nothing is in the way of the first look', async () => {
  const look = document.createElement('div');
  look.id = 'first-look';
  document.body.append(look);
  setUser({});
  renderShell(<LateMemberServices />);
  await act(() => import('./member-services.ts'));
  await match();
  expect(isTold()).toBe(false);
  look.remove();
  await waitFor(async () => {
    await match();
    expect(isTold()).toBe(true);
  });
});
