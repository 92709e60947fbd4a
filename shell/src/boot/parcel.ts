import { patience } from '@afterglow/federation/failures/patience';
import { withTimeout } from '@afterglow/federation/failures/timeout';

/** Properties every parcel gets, besides its own. */
interface ParcelBase {
  name: string;
  domElement: HTMLElement;
}

type Lifecycle = (props: object) => Promise<unknown>;

/** single-spa's lifecycles, as single-spa-react makes them. */
export interface Lifecycles {
  bootstrap: Lifecycle | Lifecycle[];
  mount: Lifecycle | Lifecycle[];
  unmount: Lifecycle | Lifecycle[];
  /** Brings the code of the page at a path. Releases from before 22 November 2026 have none. */
  preload?: (pathname: string) => Promise<unknown>;
}

export interface Parcel {
  /** Settles when the parcel is on the page, or rejects with why it is not, in time. */
  mounted: Promise<void>;
  /** Takes it away, whether it works or not; never rejects. */
  unmount(): Promise<void>;
}

async function run(lifecycle: Lifecycle | Lifecycle[], props: object): Promise<void> {
  for (const step of [lifecycle].flat()) await step(props);
}

export function isLifecycles(module: unknown): module is Lifecycles {
  return ['bootstrap', 'mount', 'unmount'].every((name) =>
    ['function', 'object'].includes(typeof (module as Record<string, unknown> | null)?.[name]),
  );
}

/**
 * Mounts a parcel. single-spa itself is left out on purpose: it takes over the history, which
 * belongs to the shell's router, and the page needs no more of it than these few lines.
 */
export function mountParcel<P extends ParcelBase>(lifecycles: Lifecycles, props: P): Parcel {
  let hasBegun = false;
  let leaving: Promise<void> | undefined;
  async function start(): Promise<void> {
    await run(lifecycles.bootstrap, props);
    if (leaving) return;
    hasBegun = true;
    await run(lifecycles.mount, props);
  }
  const mounted = withTimeout(start(), `${props.name} takes too long to start`, patience());
  async function leave(): Promise<void> {
    await mounted.catch(() => undefined);
    if (hasBegun) await run(lifecycles.unmount, props).catch(() => undefined);
  }
  return {
    mounted,
    unmount() {
      leaving ??= leave();
      return leaving;
    },
  };
}
