import { Link, useBlocker, useParams } from '@afterglow/shared-ui/router';
import { routerAt } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { defineRemote } from './define-remote.tsx';
import type { RouteLoader } from './route-page.tsx';
import { mountParcel, unmountParcels } from './testing/mount-parcel.ts';

const manifest = {
  name: 'mf-test',
  routes: [
    { name: 'list', path: '/chats', layout: 'chat' },
    { name: 'one', path: '/chats/:id', layout: 'chat' },
    { name: 'broken', path: '/broken', layout: 'default' },
    { name: 'form', path: '/form', layout: 'default' },
  ],
};

function Chats() {
  const { id } = useParams();
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{id ? `Chat ${id}` : 'All chats'}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      <Link to="/chats/7">open</Link>
    </>
  );
}

function Broken(): never {
  throw new Error('boom');
}

function Form() {
  const blocker = useBlocker(true);
  return (
    <>
      <p>form is {blocker.state}</p>
      <Link to="/chats">leave</Link>
      <button type="button" onClick={() => blocker.proceed?.()}>
        yes
      </button>
    </>
  );
}

function remoteWith(chats: RouteLoader = async () => ({ default: Chats })) {
  return defineRemote(manifest, {
    list: chats,
    one: chats,
    broken: async () => ({ default: Broken }),
    form: async () => ({ default: Form }),
  });
}

afterEach(unmountParcels);

test('shows the page of the path and follows the router of the shell', async () => {
  const router = routerAt('/chats/3');
  await mountParcel(remoteWith(), { router });
  expect(await screen.findByRole('heading', { name: 'Chat 3' })).toBeVisible();
  await act(() => router.navigate('/chats'));
  expect(screen.getByRole('heading', { name: 'All chats' })).toBeVisible();
});

test('a page whose code is here is drawn before the browser can paint', async () => {
  const remote = remoteWith();
  await remote.preload('/chats');
  const domElement = document.body.appendChild(document.createElement('div'));
  const router = routerAt('/chats');
  const props = { name: 'mf-test/entry#1', domElement, basename: '/', router, onError() {} };
  const mounted = remote.mount(props);
  for (let tick = 0; tick < 10; tick += 1) await null;
  expect(domElement).toHaveTextContent('All chats');
  await mounted;
  await act(() => remote.unmount(props));
  domElement.remove();
});

test('while a first look covers its place, a page is drawn a little at a time', async () => {
  const turns: string[] = [];
  function Slow({ part }: { part: number }) {
    for (const until = performance.now() + 10; performance.now() < until; );
    turns.push('drawing');
    return <p>part {part}</p>;
  }
  const Page = () => [1, 2, 3, 4, 5].map((part) => <Slow key={part} part={part} />);
  const remote = remoteWith(async () => ({ default: Page }));
  await remote.preload('/chats');
  const look = document.body.appendChild(document.createElement('div'));
  look.id = 'first-look';
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { name: 'mf-test/entry#1', domElement, basename: '/', onError() {} };
  const parcel = { ...props, router: routerAt('/chats') };
  const others = setInterval(() => turns.push('others'));
  await remote.mount(parcel);
  clearInterval(others);
  expect(domElement).toHaveTextContent('part 5');
  expect(turns.slice(turns.indexOf('drawing'), turns.lastIndexOf('drawing'))).toContain('others');
  await act(() => remote.unmount(parcel));
  domElement.remove();
  look.remove();
});

test('a link inside the remote moves the router of the shell', async () => {
  const router = routerAt('/chats');
  await mountParcel(remoteWith(), { router });
  await userEvent.click(await screen.findByRole('link', { name: 'open' }));
  expect(router.state.location.pathname).toBe('/chats/7');
});

test('routes with the same loader share one mounted component', async () => {
  const load = jest.fn(async () => ({ default: Chats }));
  const router = routerAt('/chats');
  await mountParcel(remoteWith(load), { router });
  await userEvent.click(await screen.findByRole('button', { name: 'pressed 0' }));
  await act(() => router.navigate('/chats/7'));
  expect(screen.getByRole('heading', { name: 'Chat 7' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('mounting takes until the code of the page is there', async () => {
  const slowly: RouteLoader = () =>
    new Promise((resolve) => setTimeout(resolve, 30, { default: Chats }));
  const { container } = await mountParcel(remoteWith(slowly), { router: routerAt('/chats') });
  expect(container).toHaveTextContent('All chats');
});

test('shows a skeleton while the code of the next page is on its way', async () => {
  const router = routerAt('/form');
  const { container } = await mountParcel(
    remoteWith(() => new Promise(() => {})),
    { router },
  );
  await userEvent.click(screen.getByRole('link', { name: 'leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'yes' }));
  expect(container.querySelector('.sk-panes .sk')).toBeInTheDocument();
});

test('a page whose code was brought before is there at once', async () => {
  const load = jest.fn(async () => ({ default: Chats }));
  const router = routerAt('/elsewhere');
  const remote = remoteWith(load);
  const { container } = await mountParcel(remote, { router });
  await remote.preload('/chats/3');
  const seen: string[] = [];
  const changes = new MutationObserver(() => seen.push(container.innerHTML));
  changes.observe(container, { childList: true, subtree: true });
  await act(() => router.navigate('/chats/3'));
  changes.disconnect();
  expect(screen.getByRole('heading', { name: 'Chat 3' })).toBeVisible();
  expect(seen.join()).not.toContain('sk');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what a page wants to have before it is drawn is brought with its code', async () => {
  const prepare = jest.fn(async (_pathname: string) => undefined);
  const remote = remoteWith(async () => ({ default: Chats, prepare }));
  await remote.preload('/chats/3');
  expect(prepare).toHaveBeenCalledWith('/chats/3');
  await remote.preload('/form');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('renders nothing on a path of someone else', async () => {
  const { container } = await mountParcel(remoteWith(), { router: routerAt('/members') });
  expect(container).toBeEmptyDOMElement();
});

const lostChunk = () => Object.assign(new Error('no answer'), { name: 'ChunkLoadError' });

/** A lost chunk is asked for again after a pause. */
const afterThePause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('when something throws', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('hands the error to the shell once, and other routes still work', async () => {
    const onError = jest.fn();
    const router = routerAt('/broken');
    await mountParcel(remoteWith(), { router, onError });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' }));
    await act(() => router.navigate('/chats'));
    expect(await screen.findByRole('heading', { name: 'All chats' })).toBeVisible();
  });

  test('without the code of its first page it does not mount', async () => {
    const lost = lostChunk();
    const mounting = mountParcel(
      remoteWith(() => Promise.reject(lost)),
      { router: routerAt('/chats') },
    );
    await expect(mounting).rejects.toBe(lost);
  });

  test('a chunk that does not load later is reported', async () => {
    const onError = jest.fn();
    const lost = lostChunk();
    const router = routerAt('/broken/not');
    await mountParcel(
      remoteWith(() => Promise.reject(lost)),
      { router, onError },
    );
    await act(() => router.navigate('/chats'));
    await afterThePause();
    expect(onError).toHaveBeenCalledWith(lost);
  });

  test('mounted again after a lost chunk, it asks for the chunk again', async () => {
    const load = jest
      .fn<RouteLoader>(async () => ({ default: Chats }))
      .mockRejectedValueOnce(lostChunk())
      .mockRejectedValueOnce(lostChunk());
    const remote = remoteWith(load);
    const router = routerAt('/chats');
    await expect(mountParcel(remote, { router })).rejects.toThrow('no answer');
    await mountParcel(remote, { router });
    expect(await screen.findByRole('heading', { name: 'All chats' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('a chunk that is lost once is asked for again before anybody notices', async () => {
    const onError = jest.fn();
    const load = jest
      .fn<RouteLoader>(async () => ({ default: Chats }))
      .mockRejectedValueOnce(lostChunk());
    await mountParcel(remoteWith(load), { router: routerAt('/chats'), onError });
    expect(screen.getByRole('heading', { name: 'All chats' })).toBeVisible();
    expect(onError).not.toHaveBeenCalled();
  });

  test('what is not lost but refused is not asked for again', async () => {
    const refused = new Error('another version of a shared library');
    const load = jest
      .fn<RouteLoader>(async () => ({ default: Chats }))
      .mockRejectedValueOnce(refused);
    await expect(mountParcel(remoteWith(load), { router: routerAt('/chats') })).rejects.toBe(
      refused,
    );
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('a blocker in the remote holds the shell back until it may go on', async () => {
  const router = routerAt('/form');
  await mountParcel(remoteWith(), { router });
  expect(await screen.findByText('form is unblocked')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'leave' }));
  expect(screen.getByText('form is blocked')).toBeVisible();
  expect(router.state.location.pathname).toBe('/form');
  await userEvent.click(screen.getByRole('button', { name: 'yes' }));
  expect(await screen.findByRole('heading', { name: 'All chats' })).toBeVisible();
});

test('a route without a loader is refused when the remote is defined', () => {
  expect(() => defineRemote(manifest, {})).toThrow('mf-test: route "list" has no loader');
});
