import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import type { Drawing, DrawingAsked } from '@afterglow/federation/registry/drawing';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import { type Drawer, drawn } from '@afterglow/federation/remote/drawn';
import { type DrawnFor, startDrawing } from '@afterglow/shared-state/drawing';
import { RouteSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import type { LayoutName } from './boot/layout-names.ts';
import { PlatformContext, type PlatformValue } from './boot/platform-context.ts';
import { laid } from './layouts/laid.tsx';

interface Asked extends DrawingAsked {
  remotes: BootRemote[];
  /** What a remote drew of its page, if it draws it ahead. */
  page?: string;
}

const drawer: Drawer = {
  name: 'shell',
  texts: (language) => import(`./locales/${language}.json`),
  start: (asked) => startDrawing(asked as unknown as DrawnFor),
};

/** The remotes as the browser will know them; none of them is there. */
function platformOf(remotes: BootRemote[]): PlatformValue {
  const fills = (slot: string) => remotes.find((remote) => remote.slots.includes(slot));
  return { platform: { remotes, fills }, router: undefined } as unknown as PlatformValue;
}

/** The frame of any page, with the page in it, or with a skeleton until the browser draws it. */
export async function draw(asked: Asked): Promise<Drawing | undefined> {
  const { remotes, page, pathname } = asked;
  const route = matchRoute(remotes, pathname)?.route;
  if (!route) return undefined;
  return drawn(drawer, asked, () => (
    <PlatformContext value={platformOf(remotes)}>
      {laid(
        route.layout as LayoutName,
        page === undefined ? (
          <RouteSkeleton layout={route.layout} />
        ) : (
          <div dangerouslySetInnerHTML={{ __html: page }} />
        ),
      )}
    </PlatformContext>
  ));
}
