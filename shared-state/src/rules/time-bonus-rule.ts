interface BonusUser {
  paid_user: boolean;
  signup_date: string;
}

/** Whole seconds left of the time bonus of this user, which `lasts` seconds; 0 when there is none. */
export function timeBonusSecondsLeft(user: BonusUser | null, lasts: number, now: number): number {
  if (!user || user.paid_user) return 0;
  const age = Math.floor((now - Date.parse(user.signup_date)) / 1000);
  // A sign-up in the future means a wrong clock: no more than the full window then.
  if (Number.isNaN(age) || age >= lasts) return 0;
  return lasts - Math.max(0, age);
}

/** Zero-padded `hh:mm:ss`. */
export function formatCountdown(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
