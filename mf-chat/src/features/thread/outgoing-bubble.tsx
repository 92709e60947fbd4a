import { type Outgoing, outbox, useConnection } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Clock, RotateCw, Trash2 } from 'lucide-react';
import { MessageBubble } from './message-bubble.tsx';
import { MessageState } from './message-state.tsx';
import styles from './outgoing-bubble.module.scss';

interface Props {
  outgoing: Outgoing;
  name: string;
}

/** A message on its way: waiting, or refused with the reason and what to do about it. */
export function OutgoingBubble({ outgoing, name }: Props) {
  const { t } = useTranslation();
  const online = useConnection((state) => state.online);
  const { client_id, refused, ...words } = outgoing;
  return (
    <>
      <MessageBubble
        message={{ ...words, image: null, warning: false }}
        mine
        name={name}
        tail
        sending={!refused}
      />
      {refused ? (
        <MessageState refused>
          {refused}
          <button type="button" className={styles.action} onClick={() => outbox.retry(client_id)}>
            <RotateCw className="i" aria-hidden="true" />
            {t('retry')}
          </button>
          <button type="button" className={styles.action} onClick={() => outbox.discard(client_id)}>
            <Trash2 className="i" aria-hidden="true" />
            {t('thread.discard')}
          </button>
        </MessageState>
      ) : (
        <MessageState>
          <Clock className="i" aria-hidden="true" />
          {online ? t('thread.sending') : t('thread.waiting')}
        </MessageState>
      )}
    </>
  );
}
