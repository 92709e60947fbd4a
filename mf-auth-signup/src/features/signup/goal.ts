import {
  type Id,
  memberStorage,
  paths,
  resource,
  type SignupReason,
  useData,
} from '@afterglow/shared-state';

/** What one came for: to write to somebody, say. It is kept until one is there. */
export interface Goal {
  reason: SignupReason;
  profile: Id;
}

const key = 'signup-goal';

/** Kept with what belongs to the member: the mailed link may open in another tab. */
export const keepGoal = (goal: Goal) => memberStorage.write(key, JSON.stringify(goal));

export const forgetGoal = () => memberStorage.remove(key);

export function keptGoal(): Goal | null {
  try {
    return JSON.parse(memberStorage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

export function goalPath({ reason, profile }: Goal): string {
  const writes = reason === 'chat' || reason === 'gift';
  return writes ? paths.memberChat(profile) : paths.member(profile);
}

const profile = resource('/api/profile.php', { of: (answer) => answer.profile });

/** The member it is about; null while unknown, or when visitors may not see who that is. */
export function useGoalMember(goal: Goal | null) {
  return useData(profile, goal && { id: goal.profile }).data ?? null;
}
