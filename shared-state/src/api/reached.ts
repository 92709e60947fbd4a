let onChange: (isReachable: boolean) => void = () => {};

/** Called as each call ends: whether anybody answered, whatever it was. */
export function whenCallEnds(handler: (isReachable: boolean) => void): void {
  onChange = handler;
}

export const callEnded = (isReached: boolean): void => onChange(isReached);
