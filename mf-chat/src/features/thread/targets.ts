import type { Id, Outgoing, Target } from '@afterglow/shared-state';

export function sameTarget(a: Target, b: Target): boolean {
  if ('conversation' in a) return 'conversation' in b && a.conversation === b.conversation;
  return 'profile' in b && a.profile === b.profile;
}

/** Whether a message is for here: by who reads it, or by its target while that is not known. */
export const isFor = (
  { target, reader }: Outgoing,
  member: Id | undefined,
  ...targets: Target[]
): boolean =>
  (reader !== undefined && reader === member) || targets.some((known) => sameTarget(target, known));
