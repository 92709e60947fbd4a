/** When this tab, which leads then, last told the others something; in milliseconds since 1970. */
let lastTold = 0;

export function noteTold(): void {
  lastTold = Date.now();
}

/** Whether this tab has told the others something that a page of that moment may not know. */
export const hasToldSince = (moment: number): boolean => lastTold >= moment;
