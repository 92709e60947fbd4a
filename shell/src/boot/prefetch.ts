import { filesOfRoute, prefetchFiles } from '@afterglow/federation/loader/prefetch-files';
import { firstData } from '@afterglow/federation/registry/first-data';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import { language, prefetchAnswers, session } from '@afterglow/shared-state';
import { watchIntent } from './intent.ts';
import type { Platform } from './platform.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked to spare data, or has so little that a guess would cost them. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Loads what a link leads to as soon as somebody is about to follow it. */
export function prefetchOnIntent(platform: Platform): () => void {
  const known = new Set<string>();

  return watchIntent(document, {
    isSparing,
    prepare(address, signal) {
      const match = matchRoute(platform.remotes, address.pathname);
      if (!match) return false;
      const { remote, route } = match;
      const isMember = session.getState().user !== null;
      const isShut = route.guard === 'member' ? !isMember : route.guard === 'visitor' && isMember;
      if (isShut) return false;
      if (isMember) void prefetchAnswers(firstData(route, address), signal);
      const key = `${remote.name} ${route.page ?? route.name}`;
      if (known.has(key)) return true;
      known.add(key);
      const files = filesOfRoute(remote, route.name, language.getState().current);
      // The remote starts while the code of its page is still on its way.
      const ready = prefetchFiles(files.remote, signal).then(() =>
        platform.prepare(remote.name, address.pathname),
      );
      Promise.all([ready, prefetchFiles(files.page, signal)])
        // Whoever follows the link asks again, and is told what is wrong.
        .catch(() => known.delete(key));
      return true;
    },
  });
}
