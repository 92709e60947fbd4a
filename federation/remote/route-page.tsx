import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { patience } from '../failures/patience.ts';

export type RouteLoader = () => Promise<{ default: ComponentType }>;

/** A stylesheet that never answers would hold a page back for ever: webpack waits without end. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), patience());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds until a lost file is asked for again; the others of the same page settle meanwhile. */
const pause = 300;

/** A script or stylesheet that did not arrive, as webpack's runtime says it. */
function isLostFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' || /CSS_CHUNK/.test('code' in error ? `${error.code}` : '')
  );
}

/**
 * A lost file is asked for twice: a preload of the document that failed is handed out once more by
 * the browser, and only the request after that reaches the network. Whatever else went wrong would
 * go wrong again, or leave a page without a library that it was refused.
 */
async function insistently(load: RouteLoader): ReturnType<RouteLoader> {
  try {
    return await load();
  } catch (error) {
    if (!isLostFile(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  }
}

/** A page whose code comes when it is needed. */
export interface RoutePage {
  /** Its component, once the code is here. */
  component(): ComponentType | undefined;
  /** Brings the code. A load that failed is not remembered: who asks again has it tried again. */
  load(): Promise<ComponentType>;
}

export function routePage(loader: RouteLoader): RoutePage {
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  async function attempt(): Promise<ComponentType> {
    try {
      component = (await inTime(insistently(loader))).default;
      return component;
    } finally {
      loading = undefined;
    }
  }
  return {
    component: () => component,
    async load() {
      if (component) return component;
      loading ??= attempt();
      return loading;
    },
  };
}

type State = { Page: ComponentType | undefined } | { error: unknown };

/**
 * Draws a page, and `fallback` while its code is on its way; throws what went wrong with that.
 *
 * Not React's `lazy`: Suspense leaves a fallback on screen for 300 ms, however soon the page is there.
 */
export function LoadedPage({ page, fallback }: { page: RoutePage; fallback: ReactNode }) {
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
