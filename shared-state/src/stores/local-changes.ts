import type { Id } from '../api/types.ts';

/**
 * Changes made on screen before the server knows them. A list that was asked for while such a
 * change was on its way may still show the old state: `covers` tells for which items.
 */
export class LocalChanges {
  private readonly trustedAfter = new Map<Id, number>();

  /** Starts a change; call the result with the number of the last load begun, or -1 if it failed. */
  begin(ids: Id[]): (lastLoad: number) => void {
    const mark = Number.POSITIVE_INFINITY;
    for (const id of ids) this.trustedAfter.set(id, mark);
    return (lastLoad) => {
      for (const id of ids) this.trustedAfter.set(id, lastLoad);
    };
  }

  covers(id: Id, load: number): boolean {
    return load <= (this.trustedAfter.get(id) ?? -1);
  }

  /** Begun, and not yet known to the server. */
  isUnderWay(id: Id): boolean {
    return this.covers(id, Number.POSITIVE_INFINITY);
  }

  clear(): void {
    this.trustedAfter.clear();
  }
}
