import { language, settings } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import type { Hold } from '@afterglow/shared-ui/router';
import { routerAt } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Platform } from '../boot/platform.ts';
import { PlatformContext } from '../boot/platform-context.ts';
import { startTestTexts } from '../testing/render-shell.tsx';
import { beginProgress } from './progress.ts';
import { RouteProgress } from './route-progress.tsx';

beforeAll(startTestTexts);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const isShown = () => screen.queryByRole('progressbar', { name: 'Loading' }) !== null;

function show(hold?: Hold) {
  const router = routerAt('/', hold);
  render(
    <PlatformContext value={{ platform: {} as Platform, router }}>
      <RouteProgress />
    </PlatformContext>,
  );
  return router;
}

test('a page that does not come at once', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = show(() => promise);
  await pass(300);
  expect(isShown()).toBe(false);
  act(() => void router.navigate('/there'));
  await pass(190);
  expect(isShown()).toBe(false);
  await pass(20);
  expect(isShown()).toBe(true);
  resolve(null);
  await pass(10);
  expect(isShown()).toBe(false);
});

test('parts of a page that load, as long as one of them does; an end counts once', async () => {
  show();
  let [endOne, endOther] = [() => {}, () => {}];
  act(() => {
    [endOne, endOther] = [beginProgress(), beginProgress()];
  });
  await pass(210);
  expect(isShown()).toBe(true);
  act(() => {
    endOne();
    endOne();
  });
  await pass(10);
  expect(isShown()).toBe(true);
  act(endOther);
  await pass(10);
  expect(isShown()).toBe(false);
});

test('a language whose texts are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  fakeServer({ 'GET /api/settings.php': () => ({ settings: settings.getState() }) });
  language.start('en', () => promise);
  show();
  let chosen: Promise<void> | undefined;
  act(() => {
    chosen = language.choose('nl');
  });
  await pass(210);
  expect(isShown()).toBe(true);
  resolve();
  await act(async () => chosen?.catch(() => {}));
  await pass(10);
  expect(isShown()).toBe(false);
});
