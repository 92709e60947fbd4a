import { type ChatMessage, type Id, type Quote, useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CheckCheck, Flag, Reply } from 'lucide-react';
import { memo } from 'react';
import type { MessageRow } from './group-messages.ts';
import { MessageAction } from './message-action.tsx';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-list.module.scss';
import { MessageState } from './message-state.tsx';

const quoteOf = ({ id, sender, kind, body, label }: ChatMessage): Quote => {
  return { id, sender, kind, body, label };
};

interface Props {
  row: MessageRow;
  mine: boolean;
  /** The name of the other one. */
  name: string;
  /** What the day is called that begins here. */
  day?: string;
  /** From here on nothing was read before. */
  startsUnread: boolean;
  /** Says how far it came; a refunded one always does. */
  saysState: boolean;
  onAnswer?: (quote: Quote) => void;
  onReport: (message: Id) => void;
}

/**
 * A message with what stands around it: the day, the line where the new ones begin, its state. Drawn
 * once: the list asks for all that are near the screen with every frame that it scrolls.
 */
export const MessageLine = memo(function MessageLine(props: Props) {
  const { row, mine, name, day, startsUnread, saysState, onAnswer, onReport } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { message, tail } = row;
  const state = message.refunded ? 'refunded' : message.status;
  return (
    <>
      {day && <span className={styles.day}>{day}</span>}
      {startsUnread && <span className={styles.unread}>{t('thread.unreadFrom')}</span>}
      <MessageBubble
        {...{ message, mine, name, tail }}
        action={
          <>
            {onAnswer && (
              <MessageAction
                icon={Reply}
                label={t('thread.answer')}
                onClick={() => onAnswer(quoteOf(message))}
              />
            )}
            {!mine && (
              <MessageAction
                icon={Flag}
                label={t('thread.report')}
                onClick={() => onReport(message.id)}
              />
            )}
          </>
        }
      />
      {saysState || message.refunded ? (
        <MessageState>
          {state === 'read' && <CheckCheck className="i" aria-hidden="true" />}
          {t(`thread.${state}`, { time: format.time(message.created_at) })}
        </MessageState>
      ) : (
        tail && <div className={styles.gap} />
      )}
    </>
  );
});
