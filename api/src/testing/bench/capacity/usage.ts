/** How members use the product. None of it was measured: guesses at what products of this kind have. */
export interface Usage {
  /** Share of the members who come on a day. */
  active: number;
  /** Share of a day's members who have a page open when most have. */
  open: number;
  /** Of one member on a day that they come: messages written, documents, searches, other calls. */
  messages: number;
  documents: number;
  searches: number;
  calls: number;
  /** Documents of visitors for one of those members. */
  visitors: number;
  /** How much more than its average the busiest hour has in its busiest minutes. */
  burst: number;
  /** Notices that a message leads to: itself, received, read, typing. */
  notices: number;
  /** Bytes that a message takes in the database, indexes and events included. */
  keeps: number;
}

export const usual: Usage = {
  active: 0.15,
  open: 0.12,
  messages: 12,
  documents: 4,
  searches: 8,
  calls: 80,
  visitors: 2,
  burst: 1.5,
  notices: 4,
  keeps: 1500,
};

const weights = [
  30, 20, 12, 8, 6, 8, 14, 22, 28, 32, 34, 36, 42, 40, 38, 38, 42, 50, 62, 76, 92, 100, 84, 54,
];
const total = weights.reduce((sum, one) => sum + one, 0);

/** Share of a day that falls into each of its hours: quiet at four, most at nine in the evening. */
export const day: readonly number[] = weights.map((one) => one / total);
export const busiest: number = day.indexOf(Math.max(...day));
