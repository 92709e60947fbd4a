import {
  afterFirstLook,
  bring,
  dismiss,
  dismissedAt,
  isInstalledApp,
  useSession,
  useSettings,
} from '@afterglow/shared-state';
import { Link, useNavigate } from '@afterglow/shared-ui/router';
import { startTransition, useEffect, useState } from 'react';
import { useIsHidden } from '../boot/use-route.ts';
import { LanguageMenu } from '../language/language-menu.tsx';
import type { EntryDialog } from './entry-dialog.tsx';
import { shouldWarn } from './should-warn.ts';

interface Props {
  countries?: string[];
}

/** It is seen once: nobody else loads it. */
const dialog = () => import(/* webpackChunkName: "entry-dialog" */ './entry-dialog.tsx');

/** Tells visitors once that this is a site for adults. `countries` limits where. */
export function EntryWarning({ countries }: Props) {
  const navigate = useNavigate();
  const isHidden = useIsHidden('entry-warning');
  const [closedAt, setClosedAt] = useState(() => dismissedAt('hide-site-entry-warning'));
  const [View, setView] = useState<typeof EntryDialog | null>(null);
  const settings = useSettings();
  const isMember = useSession((state) => state.user !== null);

  const isDue =
    !isHidden &&
    shouldWarn({
      isMember,
      isInstalledApp: isInstalledApp(),
      closedAt,
      enabled: settings.enable_site_entry_popup,
      country: settings.geoip_selected_country || settings.geoip_country,
      siteCountries: settings.site_entry_popup_countries ?? [],
      layoutCountries: countries,
    });

  // It may come while the page is drawn, but opens after it, by itself: a modal dialog has the browser
  // look at every element again.
  useEffect(() => {
    if (!isDue) return;
    return bring(dialog, ({ EntryDialog }) =>
      afterFirstLook(() => {
        startTransition(() => setView(() => EntryDialog));
        return () => {};
      }),
    );
  }, [isDue]);

  const enter = () => {
    dismiss('hide-site-entry-warning');
    setClosedAt(Date.now());
  };

  return View && <View open={isDue} onEnter={enter} {...{ navigate, Link, LanguageMenu }} />;
}
