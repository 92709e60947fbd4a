import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { insistently } from '../failures/insist.ts';
import { patience } from '../failures/patience.ts';
import { withTimeout } from '../failures/timeout.ts';

interface RouteModule {
  default: ComponentType;
  /** Brings what the page at a path wants to have before it is drawn, besides its code. */
  prepare?: (pathname: string) => Promise<unknown>;
}

export type RouteLoader = () => Promise<RouteModule>;

/** A page whose code comes when it is needed. */
export interface RoutePage {
  /** Its component, once the code is here. */
  component(): ComponentType | undefined;
  /** Brings the code. A load that failed is not remembered: who asks again has it tried again. */
  load(): Promise<ComponentType>;
  /** Brings everything that the page at a path is drawn with. */
  prepare(pathname: string): Promise<unknown>;
}

export function routePage(loader: RouteLoader): RoutePage {
  let module: RouteModule | undefined;
  let loading: Promise<ComponentType> | undefined;
  async function attempt(): Promise<ComponentType> {
    try {
      // A stylesheet that never answers would hold a page back for ever: webpack waits without end.
      const code = withTimeout(insistently(loader), 'a page takes too long to load', patience());
      module = await code;
      return module.default;
    } finally {
      loading = undefined;
    }
  }
  async function load(): Promise<ComponentType> {
    if (module) return module.default;
    loading ??= attempt();
    return loading;
  }
  return {
    component: () => module?.default,
    load,
    async prepare(pathname) {
      await load();
      return module?.prepare?.(pathname);
    },
  };
}

type State = { Page: ComponentType | undefined } | { error: unknown };

interface Props {
  page: RoutePage;
  fallback: ReactNode;
}

/**
 * Draws a page, and `fallback` while its code is on its way; throws what went wrong with that.
 *
 * Not React's `lazy`: Suspense leaves a fallback on screen for 300 ms, however soon the page is there.
 */
export function LoadedPage({ page, fallback }: Props) {
  const [state, setState] = useState<State>(() => ({ Page: page.component() }));
  const isHere = 'error' in state || state.Page !== undefined;

  useEffect(() => {
    if (isHere) return;
    let left = false;
    page.load().then(
      (Page) => left || setState({ Page }),
      (error: unknown) => left || setState({ error }),
    );
    return () => {
      left = true;
    };
  }, [page, isHere]);

  if ('error' in state) throw state.error;
  return state.Page ? <state.Page /> : fallback;
}
