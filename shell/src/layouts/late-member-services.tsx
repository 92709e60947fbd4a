import { afterFirstLook, bring, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation } from '@afterglow/shared-ui/router';
import { useEffect, useState } from 'react';
import { useRoute } from '../boot/use-route.ts';
import type { MemberServices } from './member-services.ts';

/** Comes with the stream that brings the news. */
const services = () => import(/* webpackChunkName: "live" */ './member-services.ts');

/**
 * What only members need, once it is here. It imports neither router nor texts: asked for from there,
 * too, they would weigh more in what everybody loads.
 */
export function LateMemberServices() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = useRoute();
  const isMember = useSession(({ user }) => user !== null);
  const [Services, setServices] = useState<typeof MemberServices | null>(null);

  useEffect(() => {
    if (!isMember) return;
    return afterFirstLook(() =>
      bring(services, (code) => {
        setServices(() => code.MemberServices);
        return () => setServices(null);
      }),
    );
  }, [isMember]);

  return Services && <Services t={t} pathname={pathname} route={route} />;
}
