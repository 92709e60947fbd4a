import { createHash } from 'node:crypto';
import type { Drawer, Wanted } from '../drawing/drawer.ts';
import { mostRecent } from '../most-recent.ts';

/** Of pages drawn for visitors so many are remembered, and each for so many milliseconds. */
const most = 100;
const keptFor = 60_000;

interface Kept {
  drawing: ReturnType<Drawer['draw']>;
  until: number;
}

/** Nobody's own: no member, and nothing that somebody typed. */
const isForAnybody = ({ user, given }: Wanted['asked']) =>
  user === null && Object.keys(given ?? {}).length === 0;

/**
 * Draws what visitors see once for all who would see the same: the same code with the same settings
 * and answers. Members' pages are drawn for each anew, and never kept.
 */
export function drawnOnce(drawer: Drawer, now = () => performance.now()): Drawer {
  const known = mostRecent<Kept>(most);
  return {
    ...drawer,
    draw(wanted) {
      const { page, frame, asked } = wanted;
      if (!isForAnybody(asked)) return drawer.draw(wanted);
      // The time of day is in them, and nobody draws that.
      const settings = { ...(asked.settings as object), now: undefined };
      const question = JSON.stringify([page?.key, frame?.key, { ...asked, settings }]);
      const key = createHash('sha256').update(question).digest('base64');
      const before = known.get(key);
      if (before && now() < before.until) return before.drawing;
      const drawing = drawer.draw(wanted);
      known.set(key, { drawing, until: now() + keptFor });
      // What could not be drawn now may be drawn next time.
      const forget = () => known.set(key, { drawing, until: 0 });
      drawing.then((drawn) => drawn ?? forget(), forget);
      return drawing;
    },
  };
}
