import { type Card, paths, requestSignup, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { Gift, Heart, MessageCircle, MessageCircleOff } from 'lucide-react';
import { useLike } from '../card/use-like.ts';
import styles from './profile.module.scss';

interface Props {
  member: Card;
  /** By their own rules the reader may write to them. */
  isReachable: boolean;
  /** The conversation that there is with them. */
  conversation: string | null;
}

/** Chat, like and gift: under the name, or fixed at the foot of a phone. */
export function ProfileActions({ member, isReachable, conversation }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMember = useSession((state) => state.user !== null);
  const { liked, toggle } = useLike(member);
  const { id, name } = member;

  const open = (reason: 'chat' | 'gift') => () => {
    const to = conversation ? paths.chat(conversation) : paths.memberChat(id);
    // The chat opens its gifts at once for who comes for one.
    if (isMember) navigate(to, reason === 'gift' ? { state: 'gift' } : {});
    else requestSignup({ reason, profile: id });
  };

  return (
    <div className={styles.actions}>
      {isReachable ? (
        <Button size="lg" className="grow" icon={MessageCircle} onClick={open('chat')}>
          {t('profile.chat', { name })}
        </Button>
      ) : (
        <p className={`row-x mut sm grow ${styles.unreachable}`}>
          <MessageCircleOff className="i" aria-hidden="true" />
          <span>{t('profile.unreachable', { name })}</span>
        </p>
      )}
      <IconButton
        variant="tonal"
        size="lg"
        icon={Heart}
        filled={liked}
        className={liked ? 'like-pop' : ''}
        label={t('like.label', { name })}
        aria-pressed={liked}
        onClick={toggle}
      />
      {isReachable && (
        <IconButton
          variant="neutral"
          size="lg"
          icon={Gift}
          label={t('profile.gift', { name })}
          onClick={open('gift')}
        />
      )}
    </div>
  );
}
