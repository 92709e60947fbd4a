import { createMemoryRouter } from '@afterglow/shared-ui/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lifecycles } from './parcel.ts';
import type { Platform } from './platform.ts';
import { PlatformContext } from './platform-context.ts';
import { RemoteMount } from './remote-mount.tsx';

interface ParcelProps {
  domElement: HTMLElement;
  onError: (error: unknown) => void;
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
async function showRemote(load: Load, failed: Platform['failed'] = () => false) {
  const platform: Platform = {
    remotes: [],
    fills: () => undefined,
    load,
    failed,
    retry: () => undefined,
    loadTexts: async () => undefined,
  };
  const router = createMemoryRouter([{ path: '*', element: null }]);
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
    ({ version }) => version === 'b',
  );
  expect(container).toHaveTextContent('new');
  await act(async () => parcels[0]?.onError(new Error('render')));
  expect(container).toHaveTextContent(/^old$/);
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
    (failure) => failures.push(failure) > 0,
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
