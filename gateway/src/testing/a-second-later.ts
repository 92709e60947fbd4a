import { jest } from '@jest/globals';

/** A little more than the second after which a gateway looks again at what it refused. Milliseconds. */
const step = 1100;

const now = performance.now.bind(performance);
let ahead = 0;

/** Lets that time pass, without waiting, for whoever goes by `performance.now()`. */
export function aSecondLater(): void {
  ahead += step;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
}
