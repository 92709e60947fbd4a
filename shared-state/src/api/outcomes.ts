let onLost: () => void = () => {};
let onEnd: (isReached: boolean) => void = () => {};

/** Called when the server no longer knows who this is. */
export function whenAuthenticationLost(handler: () => void): void {
  onLost = handler;
}

/** Called as each call ends: whether anybody answered, whatever it was. */
export function whenCallEnds(handler: (isReached: boolean) => void): void {
  onEnd = handler;
}

export const authenticationLost = (): void => onLost();
export const callEnded = (isReached: boolean): void => onEnd(isReached);
