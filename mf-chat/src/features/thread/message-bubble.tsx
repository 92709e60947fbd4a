import type { ChatMessage } from '@afterglow/shared-state';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ShieldAlert } from 'lucide-react';
import { GiftArt } from '../gifts/gift-art.tsx';
import styles from './message-bubble.module.scss';

interface Props {
  message: Pick<ChatMessage, 'kind' | 'body' | 'label' | 'image' | 'warning'>;
  mine: boolean;
  /** The name of the other one. */
  name: string;
  /** Last of a row by the same sender: gets the tail. */
  tail: boolean;
  sending?: boolean;
}

export function MessageBubble({ message, mine, name, tail, sending }: Props) {
  const { t } = useTranslation();
  const look = cx(
    styles.bubble,
    mine && styles.mine,
    tail && styles.tail,
    sending && styles.sending,
  );
  const body = message.body ?? '';
  if (message.kind === 'gift') {
    const gift = message.label ?? '';
    return (
      <div className={cx(styles.gift, mine && styles.mine)}>
        <span className={styles.art}>
          <GiftArt gift={body} />
        </span>
        <b>
          {mine ? t('thread.youSentGift', { name, gift }) : t('thread.sentGift', { name, gift })}
        </b>
      </div>
    );
  }
  if (message.image) {
    return (
      <div className={cx(look, styles.photo)}>
        <img
          src={message.image.full_url}
          alt={mine ? t('thread.yourPhoto') : t('thread.photoOf', { name })}
        />
      </div>
    );
  }
  return (
    <>
      <div className={look} dir="auto">
        {message.label ?? body}
      </div>
      {message.warning && !mine && (
        <p className="xs mut row-x">
          <ShieldAlert className="i" aria-hidden="true" />
          {t('thread.warning')}
        </p>
      )}
    </>
  );
}
