import { type OwnProfile, paths, usePageTitle, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { PageSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Eye } from 'lucide-react';
import { PhotosCard } from '../features/photos/photos-card.tsx';
import { AboutCard } from '../features/profile/about-card.tsx';
import { DetailsCard } from '../features/profile/details-card.tsx';
import { InterestsCard } from '../features/profile/interests-card.tsx';
import { PlaceCard } from '../features/profile/place-card.tsx';
import { ProfileFormContext, useAutosavedProfile } from '../features/profile/profile-form.ts';
import { PromptsCard } from '../features/profile/prompts-card.tsx';
import { Strength } from '../features/profile/strength.tsx';
import { VerificationCard } from '../features/verification/verification-card.tsx';

/** /profile: one's own photos and profile. There is no save button: what changes is saved. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.user?.profile);
  usePageTitle(t('profile.title'));
  return (
    <div className="cards">
      <div className="row-x between">
        <h1>{t('profile.title')}</h1>
        {profile && (
          <LinkButton variant="outline" size="sm" icon={Eye} to={paths.member(profile.id)}>
            {t('profile.preview')}
          </LinkButton>
        )}
      </div>
      {profile ? <Cards key={profile.id} profile={profile} /> : <PageSkeleton />}
    </div>
  );
}

interface Props {
  profile: OwnProfile;
}

function Cards({ profile }: Props) {
  const form = useAutosavedProfile(profile);
  return (
    <ProfileFormContext value={form}>
      <PhotosCard />
      <Strength profile={profile} />
      {/* What it says hangs on the main photo. */}
      <VerificationCard key={profile.main_image?.id} />
      <AboutCard profile={profile} />
      <PromptsCard />
      <InterestsCard />
      <DetailsCard />
      <PlaceCard />
    </ProfileFormContext>
  );
}
