import { bus, dialogs, unsent } from '@afterglow/shared-state';

/** The same match is told by the click that made it and by the server. */
const sameMatchMs = 10_000;

/** Opens the match dialog in the tab on screen, unless it would come between a member and a payment. */
export function followMatches(): () => void {
  let last = { profile: '', at: 0 };
  return bus.on('match:created', ({ profile }) => {
    const isSame = profile === last.profile && Date.now() - last.at < sameMatchMs;
    if (isSame || document.visibilityState !== 'visible' || unsent.any()) return;
    last = { profile, at: Date.now() };
    dialogs.open('match', { profile_id: profile });
  });
}
