import { type ChatMessage, type Quote, useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CheckCheck } from 'lucide-react';
import { AnswerButton } from './answer-button.tsx';
import type { MessageRow } from './group-messages.ts';
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
  /** Says how far it came. */
  saysState: boolean;
  onAnswer?: (quote: Quote) => void;
}

/** A message with what stands around it: the day, the line where the new ones begin, its state. */
export function MessageLine({ row, mine, name, day, startsUnread, saysState, onAnswer }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { message, tail } = row;
  return (
    <>
      {day && <span className={styles.day}>{day}</span>}
      {startsUnread && <span className={styles.unread}>{t('thread.unreadFrom')}</span>}
      <MessageBubble
        {...{ message, mine, name, tail }}
        action={onAnswer && <AnswerButton onClick={() => onAnswer(quoteOf(message))} />}
      />
      {saysState ? (
        <MessageState>
          {message.status === 'read' && <CheckCheck className="i" aria-hidden="true" />}
          {t(`thread.${message.status}`, { time: format.time(message.created_at) })}
        </MessageState>
      ) : (
        tail && <div className={styles.gap} />
      )}
    </>
  );
}
