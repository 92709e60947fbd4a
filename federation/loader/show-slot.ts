/**
 * Asks a shell in development to show a slot whether or not its page would:
 * `dispatchEvent(new CustomEvent('show-slot', { detail: 'alert:photo', cancelable: true }))`.
 * A shell that does so prevents the default.
 */
export const showSlotEvent = 'show-slot';

/** Asks in the same way to take away a slot that was shown like this. */
export const hideSlotEvent = 'hide-slot';
