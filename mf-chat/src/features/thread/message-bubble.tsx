import type { ChatMessage } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ShieldAlert } from 'lucide-react';
import { GiftArt } from '../gifts/gift-art.tsx';

interface MessageBubbleProps {
  message: Pick<ChatMessage, 'kind' | 'body' | 'label' | 'image' | 'warning'>;
  mine: boolean;
  /** The name of the other one. */
  name: string;
  /** Last of a row by the same sender: gets the tail. */
  tail: boolean;
  sending?: boolean;
}

export function MessageBubble({ message, mine, name, tail, sending }: MessageBubbleProps) {
  const { t } = useTranslation();
  const look = `${mine ? ' me' : ''}${tail ? ' t' : ''}${sending ? ' is-sending' : ''}`;
  const body = message.body ?? '';
  if (message.kind === 'gift') {
    const gift = message.label ?? '';
    return (
      <div className={`giftmsg${mine ? ' me' : ''}`}>
        <span className="g">
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
      <div className={`bub img${look}`}>
        <img
          src={message.image.full_url}
          alt={mine ? t('thread.yourPhoto') : t('thread.photoOf', { name })}
        />
      </div>
    );
  }
  return (
    <>
      <div className={`bub${look}`} dir="auto">
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
