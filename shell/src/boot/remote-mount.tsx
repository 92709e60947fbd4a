import { type ReactNode, useEffect, useRef, useState } from 'react';
import { beginProgress } from '../progress/progress.ts';
import { mountParcel, type Parcel } from './parcel.ts';
import { usePlatform } from './platform-context.ts';

interface RemoteMountProps {
  remote: string;
  /** "entry" or "slots/modal-signup". */
  expose: string;
  loading?: ReactNode;
  /** Shown when no version of the remote works; `retry` tries again without a reload. */
  failure: (retry: () => void) => ReactNode;
  /** Shown when the remote itself says that the address leads nowhere. */
  missing?: ReactNode;
}

/** A remote throws this for an address of its own that leads nowhere; that is no fault. */
function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** Parcels are told apart by name, and an old one may still be leaving while the next arrives. */
let mounts = 0;

/** The place of a remote in the page: loads it, mounts it, and replaces it when it breaks. */
export function RemoteMount({ remote, expose, loading, failure, missing }: RemoteMountProps) {
  const { platform, router } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'mounted' | 'failed' | 'missing'>('loading');

  useEffect(() => {
    let left = false;
    let parcel: Parcel | undefined;

    const broke = (version: string, error: unknown) => {
      if (left) return;
      left = true;
      if (isNotFound(error)) setState('missing');
      else if (platform.failed({ remote, version, error })) setAttempt((count) => count + 1);
      else setState('failed');
    };

    async function mount(): Promise<void> {
      const { lifecycles, version } = await platform.load(remote, expose);
      const domElement = place.current;
      if (left || !domElement) return;
      const onError = (error: unknown) => broke(version, error);
      mounts += 1;
      const name = `${remote}/${expose}#${mounts}`;
      parcel = mountParcel(lifecycles, { name, domElement, basename: '/', router, onError });
      await parcel.mounted.catch(onError);
      if (!left) setState('mounted');
    }

    setState('loading');
    const endProgress = beginProgress();
    mount()
      .catch(() => {
        if (!left) setState('failed');
      })
      .finally(endProgress);
    return () => {
      endProgress();
      left = true;
      parcel?.unmount();
    };
  }, [platform, remote, expose, router, attempt]);

  // Another address may exist; the remote gets its place back.
  useEffect(() => {
    if (state !== 'missing') return;
    return router.subscribe(() => setAttempt((count) => count + 1));
  }, [router, state]);

  const retry = () => {
    platform.retry(remote);
    setAttempt((count) => count + 1);
  };

  return (
    <>
      {state === 'loading' && loading}
      {state === 'failed' && failure(retry)}
      {state === 'missing' && missing}
      <div
        key={attempt}
        ref={place}
        hidden={state === 'failed' || state === 'missing'}
        data-remote={remote}
      />
    </>
  );
}
