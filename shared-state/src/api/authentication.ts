let onLost: () => void = () => {};

/** Called when the server no longer knows who this is. */
export function whenAuthenticationLost(handler: () => void): void {
  onLost = handler;
}

export const authenticationLost = (): void => onLost();
