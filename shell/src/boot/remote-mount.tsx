import type { Phase } from '@afterglow/federation/failures/error-class';
import type { PageRouter } from '@afterglow/shared-ui/router';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AreaNote } from '../errors/area-note.tsx';
import { beginProgress } from '../progress/progress.ts';
import { watchUse } from './in-use.ts';
import { mountParcel, type Parcel } from './parcel.ts';
import { usePlatform } from './platform-context.ts';
import styles from './remote-mount.module.scss';
import { useTypedTexts } from './use-typed-texts.ts';

interface Props {
  remote: string;
  /** "entry" or "slots/modal-signup". */
  expose: string;
  /** What the remote has for the shell's router; by default that itself. */
  router?: PageRouter;
  loading?: ReactNode;
  /** Shown when no version of the remote works; `retry` tries again without a reload. */
  failure: (retry: () => void) => ReactNode;
  /** Shown when the remote itself says that the address leads nowhere. */
  missing?: ReactNode;
}

/** `kept`: it broke, but somebody is at work in it, so it stays until they want it replaced. */
type State = 'loading' | 'mounted' | 'kept' | 'failed' | 'missing';

/** A remote throws this for an address of its own that leads nowhere; that is no fault. */
function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** Parcels are told apart by name, and an old one may still be leaving while the next arrives. */
let mounts = 0;

/** The place of a remote in the page: loads it, mounts it, and replaces it when it breaks. */
export function RemoteMount({ remote, expose, loading, failure, missing, ...given }: Props) {
  const { platform, router } = usePlatform();
  const ownRouter = given.router ?? router;
  const place = useRef<HTMLDivElement>(null);
  const typed = useTypedTexts(router);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');

  // Before the browser paints: a page whose code is here follows the one before it at once.
  useLayoutEffect(() => {
    const domElement = place.current;
    if (!domElement) return;
    const isInUse = watchUse(domElement);
    const unfollow = typed.follow(domElement);
    const start = performance.now();
    let left = false;
    let hasBroken = false;
    let parcel: Parcel | undefined;

    async function broke(version: string, phase: Phase, error: unknown): Promise<void> {
      if (left || hasBroken) return;
      hasBroken = true;
      if (isNotFound(error)) return setState('missing');
      const duration = performance.now() - start;
      const remedy = await platform.failed({ remote, version, error, phase, duration });
      if (left) return;
      if (isInUse()) setState('kept');
      else if (remedy === 'another-version') setAttempt((count) => count + 1);
      else if (remedy === 'none' || typed.any() || !platform.reload()) {
        parcel?.unmount();
        setState('failed');
      }
    }

    async function mount(target: HTMLElement): Promise<void> {
      const { lifecycles, version } = await platform.load(remote, expose);
      if (left) return;
      const onError = (error: unknown) => broke(version, 'run', error);
      mounts += 1;
      const name = `${remote}/${expose}#${mounts}`;
      target.dataset.version = version;
      const props = { name, domElement: target, basename: '/', router: ownRouter, onError };
      parcel = mountParcel(lifecycles, props);
      await parcel.mounted.catch((error: unknown) => broke(version, 'start', error));
      if (left || hasBroken) return;
      platform.shown(remote, version, performance.now() - start);
      setState('mounted');
    }

    setState('loading');
    const endProgress = beginProgress();
    mount(domElement)
      .catch(() => {
        if (!left) setState('failed');
      })
      .finally(endProgress);
    return () => {
      endProgress();
      left = true;
      unfollow();
      // It leaves later than its place does, and out of the page a dialog gives the focus back to nobody.
      for (const dialog of domElement.querySelectorAll('dialog')) dialog.close();
      parcel?.unmount();
    };
  }, [platform, remote, expose, ownRouter, typed, attempt]);

  // Another address may exist; the remote gets its place back.
  useEffect(() => {
    if (state !== 'missing') return;
    return router.subscribe(() => setAttempt((count) => count + 1));
  }, [router, state]);

  const again = () => setAttempt((count) => count + 1);
  const retry = useCallback(() => {
    platform.retry(remote);
    setAttempt((count) => count + 1);
  }, [platform, remote]);

  // What failed for want of a network comes back with it.
  useEffect(() => {
    if (state !== 'failed') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, retry]);

  return (
    <>
      {state === 'loading' && loading && <div className={styles.loading}>{loading}</div>}
      {state === 'kept' && <AreaNote onRetry={again} />}
      {state === 'failed' && failure(retry)}
      {state === 'missing' && missing}
      <div
        key={attempt}
        ref={place}
        hidden={state === 'failed' || state === 'missing'}
        data-remote={remote}
        data-expose={expose}
        data-state={state}
      />
    </>
  );
}
