import { usePageTitle } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ProfileSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useParams } from '@afterglow/shared-ui/router';
import { knownCard } from '../features/profile/known-card.ts';
import { MemberGone } from '../features/profile/member-gone.tsx';
import { ProfileView } from '../features/profile/profile-view.tsx';
import { useProfile } from '../features/profile/use-profile.ts';

export default function ProfilePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { profile, error, retry } = useProfile(id);
  const card = profile ?? knownCard(id);
  usePageTitle(card ? t('card.person', { name: card.name, age: card.age }) : t('profile.title'));

  // An id that cannot be one is refused as invalid; for the reader that is the same.
  if (error?.status === 400) return <MemberGone />;
  if (error?.status === 404) return <MemberGone id={id} />;
  if (error) {
    return (
      <div className="wrapx">
        <h1 className="visually-hidden">{t('profile.title')}</h1>
        <ErrorState title={t('profile.failed')} retryLabel={t('results.retry')} onRetry={retry}>
          {error.message}
        </ErrorState>
      </div>
    );
  }
  if (!card)
    return (
      <div className="wrapx" aria-busy="true">
        <ProfileSkeleton />
      </div>
    );
  return <ProfileView key={card.id} card={card} profile={profile} onChanged={retry} />;
}
