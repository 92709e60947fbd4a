import type { Target } from '@afterglow/shared-state';

export function sameTarget(a: Target, b: Target): boolean {
  if ('conversation' in a) return 'conversation' in b && a.conversation === b.conversation;
  return 'profile' in b && a.profile === b.profile;
}
