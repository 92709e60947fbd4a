/** Milliseconds between two signals that somebody is typing; each is shown until the next is late. */
export const typingEvery = 4000;
export const typingLasts = 2 * typingEvery;
