import { type Card, likes, paths, toast, useLikes, useSettings } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { GoldTick } from '@afterglow/shared-ui/components/people/gold-tick';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { EllipsisVertical, Heart } from 'lucide-react';
import type { ConversationEntry } from '../safety/use-conversation-entries.ts';
import { BackToChats } from './back-to-chats.tsx';
import styles from './thread-header.module.scss';

interface Props {
  profile: Card;
  /** What the menu offers. */
  entries: ConversationEntry[];
}

export function ThreadHeader({ profile, entries }: Props) {
  const { t } = useTranslation();
  const fictional = useSettings((state) => state.fictional_singular);
  const liked = useLikes(({ decided }) => decided.get(profile.id) ?? profile.liked);
  const { name, age, city, online } = profile;

  async function toggleLike(): Promise<void> {
    try {
      await (liked ? likes.unlike(profile.id) : likes.like(profile.id));
    } catch (error) {
      toast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <header className={styles.header}>
      <BackToChats />
      <Link to={paths.member(profile.id)} className="row-x g3 plain grow">
        {/* All of it is said in words beside. */}
        <span aria-hidden="true">
          <Avatar
            src={profile.main_image?.thumb_url}
            tone={profile.main_image?.tone}
            size={44}
            online={online && t('online')}
          />
        </span>
        <span className="grow">
          <span className="row-x wrap b">
            <span className="clip">{t('thread.nameAge', { name, age })}</span>
            {profile.premium && <GoldTick label={t('premium')} />}
            {profile.fictional && <FictionalLabel word={fictional} />}
          </span>
          <span className="sm mut clip d-block">
            {online ? t('thread.onlineIn', { city }) : city}
          </span>
        </span>
      </Link>
      <IconButton
        className="d-desk"
        icon={Heart}
        filled={liked}
        aria-pressed={liked}
        label={t('thread.like', { name })}
        onClick={() => void toggleLike()}
      />
      <Menu
        label={t('thread.more')}
        className="btn btn-ghost btn-icon"
        trigger={<EllipsisVertical className="i" aria-hidden="true" />}
        items={entries}
      />
    </header>
  );
}
