import { type Profile, paths, useData, usePageTitle, useSession } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate, useParams } from '@afterglow/shared-ui/router';
import type { ComponentType } from 'react';
import { MemberGone } from '../profile/member-gone.tsx';
import { profileById } from '../profile/profile.ts';
import styles from './landing.module.scss';

export interface LandingProps {
  member: Profile;
}

interface Props {
  design: ComponentType<LandingProps>;
}

/**
 * An advertising page around one member. Only fictional ones stand on it: nobody advertises with
 * somebody else's face, so a real member's page leads to the profile, as it does for who is logged in.
 */
export function LandingGuard({ design: Design }: Props) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const isMember = useSession((state) => state.user !== null);
  const { data, error, reload } = useData(profileById, { id });
  usePageTitle(data ? t('landing.title', { name: data.name }) : t('profile.title'));

  if (isMember) return <Navigate to={paths.member(id)} replace />;
  if (error && !data) {
    if (error.status === 404 || error.status === 400) return <MemberGone />;
    return (
      <div className="wrapx">
        <ErrorState
          title={t('profile.failed')}
          asHeading
          retryLabel={t('results.retry')}
          onRetry={reload}
        >
          {error.message}
        </ErrorState>
      </div>
    );
  }
  if (!data) return <div className={styles.waiting} aria-busy="true" />;
  if (!data.fictional) return <Navigate to={paths.member(id)} replace />;
  return <Design member={data} />;
}
