import { act } from '@testing-library/react';
import type { Lifecycles, ParcelProps } from '../lifecycles.tsx';

const mounted: { lifecycles: Lifecycles; props: ParcelProps }[] = [];

let mounts = 0;

/** Mounts a remote or a slot the way the shell does; `container` is what it fills. */
export async function mountParcel(
  lifecycles: Lifecycles,
  given: Pick<ParcelProps, 'router'> & Partial<ParcelProps>,
) {
  const container = document.body.appendChild(document.createElement('div'));
  const props: ParcelProps = {
    basename: '/',
    onError: (error) => {
      throw error;
    },
    name: `mf-test/entry#${++mounts}`,
    domElement: container,
    ...given,
  };
  await lifecycles.bootstrap(props);
  await settled(() => lifecycles.mount(props));
  mounted.push({ lifecycles, props });
  return { container };
}

/** For afterEach. */
export async function unmountParcels() {
  for (const { lifecycles, props } of mounted.splice(0)) {
    await settled(() => lifecycles.unmount(props));
    props.domElement.remove();
  }
}

/** The promise settles after React has worked, and React works whenever an `act` ends. */
async function settled(start: () => Promise<unknown>) {
  let isSettled = false;
  let done: Promise<unknown> = Promise.resolve();
  await act(async () => {
    done = start().finally(() => {
      isSettled = true;
    });
    done.catch(() => {});
  });
  while (!isSettled) await act(() => new Promise((resolve) => setTimeout(resolve)));
  await done;
}
