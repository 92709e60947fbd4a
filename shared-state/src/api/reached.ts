let onEnd: (isReached: boolean) => void = () => {};

/** Called as each call ends: whether anybody answered, whatever it was. */
export function whenCallEnds(handler: (isReached: boolean) => void): void {
  onEnd = handler;
}

export const callEnded = (isReached: boolean): void => onEnd(isReached);
