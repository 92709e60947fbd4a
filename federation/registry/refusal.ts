/** A step that must not be taken. The message is the one line a person gets to see. */
export class Refusal extends Error {}

/** Somebody else changed the same thing meanwhile; what was checked is no longer what is live. */
export class LostRace extends Refusal {}
