/** What an operator did wrong, or would, in one line. */
export class Mistake extends Error {}
