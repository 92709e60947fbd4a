import type { ChatMessage } from '@afterglow/shared-state';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { GifPicture } from '../gifs/gif-picture.tsx';
import { GiftArt } from '../gifts/gift-art.tsx';
import styles from './message-bubble.module.scss';
import { PhotoBubble } from './photo-bubble.tsx';
import { Quoted } from './quoted.tsx';

interface Props {
  message: Pick<
    ChatMessage,
    'kind' | 'body' | 'label' | 'note' | 'reply_to' | 'image' | 'gif' | 'warning'
  >;
  mine: boolean;
  /** The name of the other one. */
  name: string;
  /** Last of a row by the same sender: gets the tail. */
  tail: boolean;
  sending?: boolean;
  /** What one can do with it, beside it. */
  action?: ReactNode;
}

/** A message, with what one can do with it beside it and the quiet warning below. */
export function MessageBubble({ action, ...props }: Props) {
  const { message, mine, name, sending } = props;
  return (
    <>
      <div className={cx(styles.row, mine && styles.mine, sending && styles.rising)}>
        {!saysWhose(message) && <Sender {...{ mine, name }} />}
        <Content {...props} />
        {action}
      </div>
      {message.warning && !mine && <Warning />}
    </>
  );
}

/** A gift and a photo have it in their own words. */
const saysWhose = ({ kind, image }: Props['message']) => kind === 'gift' || image !== null;

/** Side and colour say it to whoever sees them. */
function Sender({ mine, name }: Pick<Props, 'mine' | 'name'>) {
  const { t } = useTranslation();
  return <span className="visually-hidden">{mine ? t('thread.you') : name}</span>;
}

type ContentProps = Omit<Props, 'action'>;

/** Most are plain text, and many of them scroll by: what others need they ask for themselves. */
function Content(props: ContentProps) {
  const { message, mine, name, tail, sending } = props;
  if (message.kind === 'gift') return <Gift {...props} />;
  if (message.gif || message.image) return <Picture {...props} />;
  const look = cx(
    styles.bubble,
    mine && styles.mine,
    tail && styles.tail,
    sending && styles.sending,
  );
  return (
    <div className={look} dir="auto">
      {message.reply_to && <Quoted quote={message.reply_to} name={name} />}
      {message.label ?? message.body ?? ''}
    </div>
  );
}

function Gift({ message, mine, name }: ContentProps) {
  const { t } = useTranslation();
  const gift = message.label ?? '';
  return (
    <div className={styles.gift}>
      <span className={styles.art}>
        <GiftArt gift={message.body ?? ''} />
      </span>
      <div>
        <b>
          {mine ? t('thread.youSentGift', { name, gift }) : t('thread.sentGift', { name, gift })}
        </b>
        {message.note && (
          <p className={styles.note} dir="auto">
            {message.note}
          </p>
        )}
      </div>
    </div>
  );
}

function Picture({ message, mine, name, sending }: ContentProps) {
  const { t } = useTranslation();
  return (
    <div className={cx(styles.picture, sending && styles.sending)}>
      {message.reply_to && <Quoted quote={message.reply_to} name={name} />}
      {message.gif && <GifPicture gif={message.gif} within={[220, 180]} />}
      {message.image && (
        <PhotoBubble
          image={message.image}
          alt={mine ? t('thread.yourPhoto') : t('thread.photoOf', { name })}
        />
      )}
    </div>
  );
}

function Warning() {
  const { t } = useTranslation();
  return (
    <p className="xs mut row-x">
      <ShieldAlert className="i" aria-hidden="true" />
      {t('thread.warning')}
    </p>
  );
}
