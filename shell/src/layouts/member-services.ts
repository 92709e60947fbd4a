import type { RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import type { TFunction } from '@afterglow/shared-ui/i18n';
import { useEffect } from 'react';
import { followMatches } from '../dialogs/follow-matches.ts';
import { useTimeBonusDialog } from '../dialogs/use-time-bonus-dialog.ts';
import { useLiveToasts } from '../toasts/use-live-toasts.ts';

interface Props {
  t: TFunction;
  pathname: string;
  route: RemoteRoute | undefined;
}

/** News as they come, and the bonus: what every page has for members beside its layout. */
export function MemberServices({ t, pathname, route }: Props) {
  useTimeBonusDialog(route?.area === 'members');
  useLiveToasts(t, { pathname, hides: route?.hides });
  useEffect(followMatches, []);
  return null;
}
