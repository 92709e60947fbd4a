import { unsent } from '@afterglow/shared-state';
import { routerAt } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lifecycles } from './parcel.ts';
import type { Platform } from './platform.ts';
import { PlatformContext } from './platform-context.ts';
import { RemoteMount } from './remote-mount.tsx';

interface ParcelProps {
  domElement: HTMLElement;
  onError: (error: unknown) => void;
}

/** Clears its place when it breaks, as an error boundary does. */
function crash(parcel: ParcelProps | undefined, error: unknown = new Error('render')): void {
  if (!parcel) throw new Error('nothing is mounted');
  parcel.domElement.textContent = '';
  parcel.onError(error);
}

/** A parcel that writes `text` into its place; `parcels` keeps what it was given. */
function parcelOf(text: string, parcels: ParcelProps[] = []): Lifecycles {
  return {
    bootstrap: async () => undefined,
    mount: async (props) => {
      const given = props as ParcelProps;
      parcels.push(given);
      given.domElement.textContent = text;
    },
    unmount: async (props) => {
      (props as ParcelProps).domElement.textContent = '';
    },
  };
}

type Load = Platform['load'];

/** The page around one remote; `versions` says which one `load` gives, newest first. */
async function showRemote(
  load: Load,
  failed: Platform['failed'] = async () => 'none',
  reload: Platform['reload'] = () => false,
) {
  const platform: Platform = {
    remotes: [],
    lacking: [],
    find: async () => [],
    fills: () => undefined,
    shown: () => undefined,
    load,
    prepare: async () => undefined,
    failed,
    retry: () => undefined,
    reload,
    loadTexts: async () => undefined,
  };
  const router = routerAt('/');
  const view = render(
    <PlatformContext value={{ platform, router }}>
      <RemoteMount
        remote="mf-chat"
        expose="entry"
        loading={<p>loading</p>}
        failure={(retry) => (
          <button type="button" onClick={retry}>
            try again
          </button>
        )}
        missing={<p>nothing here</p>}
      />
    </PlatformContext>,
  );
  await act(async () => undefined);
  return { ...view, router };
}

test('shows the remote once it is there', async () => {
  const { container } = await showRemote(async () => ({
    lifecycles: parcelOf('chat'),
    version: 'b',
  }));
  expect(container).toHaveTextContent(/^chat$/);
});

test('a remote that breaks while it runs is replaced by the version before', async () => {
  const parcels: ParcelProps[] = [];
  const versions = [
    { lifecycles: parcelOf('new', parcels), version: 'b' },
    { lifecycles: parcelOf('old', parcels), version: 'a' },
  ];
  const { container } = await showRemote(
    async () => versions[parcels.length] ?? { lifecycles: parcelOf('?'), version: '?' },
    async ({ version }) => (version === 'b' ? 'another-version' : 'none'),
  );
  expect(container).toHaveTextContent('new');
  await act(async () => crash(parcels[0]));
  expect(container).toHaveTextContent(/^old$/);
});

test('a dialog closes while it stands in the page, and so gives the focus back', async () => {
  const parcels: ParcelProps[] = [];
  const load = async () => ({ lifecycles: parcelOf('', parcels), version: 'b' });
  const { unmount } = await showRemote(load);
  const dialog = document.createElement('dialog');
  parcels[0]?.domElement.append(dialog);
  dialog.showModal();
  const stood: boolean[] = [];
  dialog.close = () => stood.push(dialog.isConnected);
  unmount();
  expect(stood).toEqual([true]);
});

test('what failed comes back by itself when the network does', async () => {
  let healthy = false;
  const load = jest.fn<Load>(async () => {
    if (!healthy) throw new Error('no network');
    return { lifecycles: parcelOf('back again'), version: 'b' };
  });
  const { container } = await showRemote(load);
  expect(screen.getByRole('button', { name: 'try again' })).toBeVisible();
  healthy = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(container).toHaveTextContent(/^back again$/);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a version that works only its place fails, and Retry brings it back', async () => {
  let healthy = false;
  const { container } = await showRemote(async () => {
    if (!healthy) throw new Error('404');
    return { lifecycles: parcelOf('back again'), version: 'b' };
  });
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'try again' }));
  expect(container).toHaveTextContent('back again');
});

test('an address that leads nowhere is no fault of the remote', async () => {
  const parcels: ParcelProps[] = [];
  const failures: unknown[] = [];
  const { router } = await showRemote(
    async () => ({ lifecycles: parcelOf('page', parcels), version: 'b' }),
    async (failure) => {
      failures.push(failure);
      return 'none';
    },
  );
  await act(async () => parcels[0]?.onError(Object.assign(new Error(), { status: 404 })));
  expect(screen.getByText('nothing here')).toBeVisible();
  expect(failures).toEqual([]);
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByText('nothing here')).toBeNull();
});

test('leaving unmounts the parcel', async () => {
  const parcels: ParcelProps[] = [];
  const { unmount } = await showRemote(async () => ({
    lifecycles: parcelOf('chat', parcels),
    version: 'b',
  }));
  unmount();
  await act(async () => undefined);
  expect(parcels[0]?.domElement.textContent).toBe('');
});

test('one that never finishes to mount counts as broken after five seconds', async () => {
  jest.useFakeTimers();
  const failures: unknown[] = [];
  const hanging: Lifecycles = { ...parcelOf(''), mount: () => new Promise(() => undefined) };
  await showRemote(
    async () => ({ lifecycles: hanging, version: 'b' }),
    async ({ error }) => {
      failures.push(error);
      return 'none';
    },
  );
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(failures).toMatchObject([{ errorClass: 'hang' }]);
  expect(screen.getByRole('button', { name: 'try again' })).toBeVisible();
  jest.useRealTimers();
});

test('files that are gone load the page anew; when that may not be, the area has failed', async () => {
  for (const isAllowed of [true, false]) {
    const parcels: ParcelProps[] = [];
    const reload = jest.fn(() => isAllowed);
    const { unmount } = await showRemote(
      async () => ({ lifecycles: parcelOf('chat', parcels), version: 'b' }),
      async () => 'new-page',
      reload,
    );
    await act(async () => crash(parcels[0]));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'try again' }) === null).toBe(isAllowed);
    unmount();
  }
});

describe('while somebody is at work in it', () => {
  const form: Lifecycles = {
    ...parcelOf(''),
    mount: async (props) => {
      const { domElement } = props as ParcelProps;
      domElement.replaceChildren(document.createElement('input'));
      parcels.push(props as ParcelProps);
    },
  };
  let parcels: ParcelProps[] = [];
  beforeEach(() => {
    parcels = [];
  });

  async function showForm() {
    const versions = [form, parcelOf('old')];
    let loads = 0;
    return showRemote(
      async () => ({ lifecycles: versions[loads++] ?? form, version: 'b' }),
      async () => 'another-version',
    );
  }

  test('nothing takes its place until they say so', async () => {
    const { container } = await showForm();
    const field = screen.getByRole('textbox');
    fireEvent.input(field, { target: { value: 'half a sentence' } });
    await act(async () => parcels[0]?.onError(new Error('late')));
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveValue('half a sentence');
    await userEvent.click(screen.getByRole('button'));
    expect(container).toHaveTextContent(/^old$/);
  });

  test('what they typed is in the version that takes the place, if they are still there', async () => {
    for (const leaves of [false, true]) {
      parcels = [];
      const { router, unmount } = await showRemote(
        async () => ({ lifecycles: form, version: 'b' }),
        async () => 'another-version',
      );
      fireEvent.input(screen.getByRole('textbox'), { target: { value: 'half a sentence' } });
      if (leaves) await act(() => router.navigate('/elsewhere'));
      await act(async () => crash(parcels[0]));
      expect(screen.getByRole('textbox')).toHaveValue(leaves ? '' : 'half a sentence');
      unmount();
    }
  });

  test('the page is not loaded anew over what they typed [R18]', async () => {
    const reload = jest.fn(() => true);
    await showRemote(
      async () => ({ lifecycles: form, version: 'b' }),
      async () => 'new-page',
      reload,
    );
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'half a sentence' } });
    await act(async () => crash(parcels[0]));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'try again' }));
    expect(screen.getByRole('textbox')).toHaveValue('half a sentence');
  });

  test('also when it is not typed here but not sent yet', async () => {
    await showForm();
    const release = unsent.hold('message');
    await act(async () => parcels[0]?.onError(new Error('late')));
    expect(screen.getByRole('textbox')).toBeVisible();
    release();
  });

  test('otherwise it is replaced', async () => {
    const { container } = await showForm();
    await act(async () => parcels[0]?.onError(new Error('late')));
    expect(container).toHaveTextContent(/^old$/);
  });
});
