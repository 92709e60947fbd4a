import type { Id } from '../api/types.ts';

/**
 * Changes made on screen before the server knows them. A list that was asked for while such a
 * change was on its way may still show the old state: `covers` tells for which items.
 */
export class LocalChanges {
  /** The last one of each, and the last load that may not know it. */
  private readonly last = new Map<Id, { until: number }>();

  /** Starts a change; call the result with the number of the last load begun, or -1 if it failed. */
  begin(ids: Id[]): (lastLoad: number) => void {
    const change = { until: Number.POSITIVE_INFINITY };
    for (const id of ids) this.last.set(id, change);
    return (lastLoad) => {
      // Of two that overlap the later one counts.
      change.until = lastLoad;
    };
  }

  covers(id: Id, load: number): boolean {
    return load <= (this.last.get(id)?.until ?? -1);
  }

  /** Begun, and not yet known to the server. */
  isUnderWay(id: Id): boolean {
    return this.covers(id, Number.POSITIVE_INFINITY);
  }

  clear(): void {
    this.last.clear();
  }
}
