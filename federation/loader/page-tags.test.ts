import { jest } from '@jest/globals';
import { loadScript } from './load-script.ts';
import { refreshFiles } from './refresh-files.ts';

/** As much of a page as tags need: these tests run where there is none. */
const page = globalThis as unknown as Record<'document' | 'location', unknown>;
afterEach(() => {
  page.document = undefined;
  page.location = undefined;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a script of a release', () => {
  function load(patience = 1000) {
    const removed = jest.fn();
    const script: Record<string, () => void> = { remove: removed };
    const appended: unknown[] = [];
    page.document = {
      createElement: (name: string) => (name === 'script' ? script : undefined),
      head: { append: (one: unknown) => appended.push(one) },
    };
    const loading = loadScript({ url: '/a.js', integrity: 'sha384-a' }, patience);
    return { script, removed, appended, loading };
  }

  test('is asked for as one of ours, checked by its hash, and leaves no tag', async () => {
    const { script, removed, appended, loading } = load();
    expect(appended).toEqual([script]);
    expect(script).toMatchObject({
      ...{ async: true, crossOrigin: 'anonymous', integrity: 'sha384-a', src: '/a.js' },
    });
    expect(removed).not.toHaveBeenCalled();
    script.onload?.();
    await loading;
    expect(removed).toHaveBeenCalledTimes(1);
  });

  test('that is lost says so, and leaves no tag', async () => {
    const { script, removed, loading } = load();
    script.onerror?.();
    await expect(loading).rejects.toMatchObject({
      errorClass: 'load',
      message: '/a.js was lost or refused',
    });
    expect(removed).toHaveBeenCalledTimes(1);
  });

  test('that hangs is given up, and leaves no tag that the next request would wait with', async () => {
    jest.useFakeTimers();
    const { removed, loading } = load(1000);
    const outcome = expect(loading).rejects.toMatchObject({
      errorClass: 'hang',
      message: '/a.js takes too long to load',
    });
    await jest.advanceTimersByTimeAsync(999);
    expect(removed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await outcome;
    expect(removed).toHaveBeenCalledTimes(1);
  });
});

test('files that are taken anew: tags that wait for them go, others and styles that are there stay', async () => {
  const gone: string[] = [];
  const tag = (src: string, part = {}) => ({
    src,
    href: src,
    remove: () => gone.push(src),
    dispatchEvent: ({ type }: Event) => gone.push(`${type} ${src}`),
    ...part,
  });
  const here = (path: string) => `https://site.example${path}`;
  page.location = { href: here('/chats') };
  page.document = {
    scripts: [tag(here('/a.js')), tag(here('/other.js'))],
    querySelectorAll: (name: string) =>
      name === 'link'
        ? [tag(here('/a.css')), tag(here('/b.css'), { sheet: {} }), tag(here('/other.css'))]
        : [],
  };
  const read: Response[] = [];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address === '/b.css') throw new Error('offline');
    const answer = new Response('x');
    read.push(answer);
    return answer;
  });
  const refreshed = refreshFiles(['/a.js', '/b.css', '/a.css']);
  await Promise.resolve();
  // Not in this task, in which a preload whose tag went still answers.
  expect(fetched).not.toHaveBeenCalled();
  await refreshed;
  expect(gone).toEqual([here('/a.js'), `abort ${here('/a.css')}`, here('/a.css')]);
  expect(fetched.mock.calls).toEqual(
    ['/a.js', '/b.css', '/a.css'].map((address) => [address, { cache: 'reload' }]),
  );
  expect(read.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});
