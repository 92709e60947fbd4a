import {
  type Card,
  get,
  likes,
  paths,
  resource,
  useData,
  useSettings,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { GoldTick } from '@afterglow/shared-ui/components/people/gold-tick';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { leaveToHeading } from '@afterglow/shared-ui/hooks/leave-to-heading';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { useEffect } from 'react';
import styles from './profile-panel.module.scss';

const profileById = resource('/api/profile.php', { of: ({ profile }) => profile });

/** More than these are on the profile itself. */
const mostPhotos = 3;

interface Props {
  member: Card;
}

/** The main photo, who it is, and in their own words: what one looks up while one writes. */
export default function ProfilePanel({ member }: Props) {
  const { t } = useTranslation();
  const { id, name, age, city, online } = member;
  const fictional = useSettings((site) => site.fictional_singular);
  const tells = useSettings(({ visible_profile_fields: fields, visible_profile_notes: notes }) =>
    [fields, notes].every((list) => list.includes('about_me')),
  );
  const { data: profile, error, reload } = useData(profileById, { id });
  const isHere = profile !== null;
  const isNew = profile?.like_new ?? false;
  // Whoever is looked at here has been looked at; the server does not count what was fetched ahead.
  useEffect(() => {
    if (!isHere) return;
    const looked = isNew ? get('/api/profile.php', { query: { id } }) : Promise.resolve();
    looked.then(() => likes.see(id)).catch(() => {});
  }, [id, isHere, isNew]);
  const main = member.main_image;
  const others = (profile?.photos ?? [])
    .filter((photo) => !photo.locked && photo.id !== main?.id)
    .slice(0, mostPhotos);

  return (
    <aside className={styles.panel} aria-labelledby="panel-name" aria-busy={!profile && !error}>
      <Link to={paths.member(id)} className="plain" tabIndex={-1} aria-hidden="true">
        <Photo
          src={main?.full_url}
          tone={main?.tone}
          alt=""
          ratio="card"
          className={styles.photo}
        />
      </Link>
      <div>
        <h2 className="h3 row-x wrap" id="panel-name">
          <span className="clip">{t('thread.nameAge', { name, age })}</span>
          {member.premium && <GoldTick label={t('premium')} />}
          {member.fictional && <FictionalLabel word={fictional} />}
        </h2>
        <p className="sm mut">{online ? t('thread.onlineIn', { city }) : city}</p>
        <div role="status">
          {error && !profile && error.status !== 404 && (
            <div ref={leaveToHeading} className="mt-3">
              <p className="sm mut">{t('list.failedText')}</p>
              <Button variant="ghost" size="sm" onClick={reload}>
                {t('retry')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {profile?.about_me && tells && (
        <p className={styles.about} dir="auto">
          {profile.about_me}
        </p>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((photo) => (
            <Photo key={photo.id} src={photo.thumb_url} tone={photo.tone} alt="" ratio="tile" />
          ))}
        </div>
      )}
      <LinkButton to={paths.member(id)} variant="ghost" block>
        {t('thread.profile')}
      </LinkButton>
    </aside>
  );
}
