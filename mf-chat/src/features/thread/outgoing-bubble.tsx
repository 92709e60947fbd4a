import {
  type Outgoing,
  outbox,
  paths,
  useConnection,
  useFormat,
  useOutbox,
} from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Clock, RotateCw, Trash2, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePicture } from '../composer/use-picture.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageState } from './message-state.tsx';
import styles from './outgoing-bubble.module.scss';

/** The button that was pressed goes, and the focus to all that was said, or to what failed to come. */
const lead =
  (work: (id: string) => unknown, id: string) =>
  ({ currentTarget }: MouseEvent): void => {
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
    void work(id);
  };

interface Props {
  outgoing: Outgoing;
  name: string;
  /** Left out where nothing can be written. */
  onEdit?: (outgoing: Outgoing) => void;
}

/** A message on its way: waiting, or refused with the reason and what to do about it. */
export function OutgoingBubble({ outgoing, name, onEdit }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const online = useConnection((state) => state.online);
  const { client_id, refused, refusal, credits, picture, ...words } = outgoing;
  const seen = usePicture(picture?.file);
  const share = useOutbox((state) => state.progress[client_id]);
  const { url = '', width = 0, height = 0 } = seen ?? {};
  const image = seen && { id: client_id, thumb_url: url, full_url: url, width, height };
  return (
    <>
      <MessageBubble
        message={{ ...words, image, warning: false }}
        mine
        name={name}
        tail
        sending={!refused}
      />
      {refused ? (
        <MessageState refused>
          {refused}
          {refusal === 'not_enough_credits' && (
            <Link to={paths.creditPackages()} className={styles.action}>
              {t('composer.buy')}
            </Link>
          )}
          <button type="button" className={styles.action} onClick={lead(outbox.retry, client_id)}>
            <RotateCw className="i" aria-hidden="true" />
            {refusal === 'price_changed' ? t('composer.send', { count: credits }) : t('retry')}
          </button>
          {onEdit && (words.kind === 'text' || words.kind === 'icebreaker') && (
            <button type="button" className={styles.action} onClick={() => onEdit(outgoing)}>
              {t('thread.edit')}
            </button>
          )}
          <button type="button" className={styles.action} onClick={lead(outbox.discard, client_id)}>
            <Trash2 className="i" aria-hidden="true" />
            {t('thread.discard')}
          </button>
        </MessageState>
      ) : (
        <MessageState>
          <Clock className="i" aria-hidden="true" />
          {!online && t('thread.waiting')}
          {online &&
            (share === undefined
              ? t('thread.sending')
              : t('thread.uploaded', { share: format.percent(Math.round(share * 100)) }))}
          {picture && (
            <button
              type="button"
              className={styles.action}
              onClick={lead(outbox.discard, client_id)}
            >
              <X className="i" aria-hidden="true" />
              {t('thread.cancel')}
            </button>
          )}
        </MessageState>
      )}
    </>
  );
}
