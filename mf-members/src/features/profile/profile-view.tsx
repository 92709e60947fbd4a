import { type Card, type Profile, paths, requestSignup, useSession } from '@afterglow/shared-state';
import { TextSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useNavigate } from '@afterglow/shared-ui/router';
import { useState } from 'react';
import { Gallery } from '../gallery/gallery.tsx';
import { PhotoViewer } from '../gallery/photo-viewer.tsx';
import { photoOfCard, photosOf } from '../gallery/photos-of.ts';
import { useShownPhoto } from '../gallery/use-shown-photo.ts';
import { ReportDialog } from '../report/report-dialog.tsx';
import { forgetMember } from './block-member.ts';
import { FictionalNote } from './fictional-note.tsx';
import { MoreMenu } from './more-menu.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { PrivatePhotosNote } from './private-photos-note.tsx';
import styles from './profile.module.scss';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import { ProfileTexts } from './profile-texts.tsx';
import { useNeighbours } from './use-neighbours.ts';

interface Props {
  /** What is known so far: the card, and the profile once it is there. */
  card: Card;
  profile: Profile | null;
  /** The server shows something else now. */
  onChanged: () => void;
}

export function ProfileView({ card, profile, onChanged }: Props) {
  const navigate = useNavigate();
  const own = useSession((state) => state.user?.id);
  const viewer = useShownPhoto();
  const [report, setReport] = useState<{ photo?: string } | null>(null);
  const member = profile ?? card;
  const photos = profile ? photosOf(profile) : photoOfCard(card);
  const { before, after, step } = useNeighbours(member.id);
  const canReport = own !== undefined && own !== member.id;

  function unlock() {
    if (own) navigate(paths.premium());
    else requestSignup({ reason: 'photos', profile: member.id });
  }

  /** What was reported is hidden from now on: the photo, or the whole member. */
  function afterReport() {
    const wasPhoto = report?.photo !== undefined;
    setReport(null);
    if (wasPhoto) {
      viewer.close();
      return onChanged();
    }
    forgetMember(member.id);
    navigate(paths.members());
  }

  return (
    <article className={`wrapx ${styles.page}`} aria-busy={!profile}>
      <Gallery member={member} photos={photos} onOpen={viewer.show} onSwipe={step} />
      <div className={styles.info}>
        <ProfileHeading
          member={member}
          verifiedAt={profile?.verified_at}
          menu={canReport && <MoreMenu member={member} onReport={() => setReport({})} />}
        />
        {own !== member.id && (
          <ProfileActions
            member={member}
            isReachable={profile?.reachable ?? true}
            conversation={profile?.conversation ?? null}
          />
        )}
        {member.fictional && <FictionalNote name={member.name} />}
        <PrivatePhotosNote
          name={member.name}
          count={photos.filter((photo) => photo.locked).length}
          onUnlock={unlock}
        />
        {profile ? <ProfileTexts profile={profile} /> : <TextSkeleton lines={6} />}
        <NeighbourLinks before={before} after={after} />
      </div>
      <PhotoViewer
        member={member}
        photos={photos}
        index={viewer.shown}
        onChange={viewer.show}
        onClose={viewer.close}
        onUnlock={unlock}
        onReport={canReport ? (photo) => setReport({ photo: photo.id }) : undefined}
      />
      {report && (
        <ReportDialog
          member={member}
          photo={report.photo}
          open
          onClose={() => setReport(null)}
          onDone={afterReport}
        />
      )}
    </article>
  );
}
