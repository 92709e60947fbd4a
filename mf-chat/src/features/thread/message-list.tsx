import { type ChatMessage, toast, useFormat, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowDown, CheckCheck } from 'lucide-react';
import { Fragment, useRef } from 'react';
import type { Outgoing, Quote } from '../outbox/outgoing.ts';
import { AnswerButton } from './answer-button.tsx';
import { groupMessages } from './group-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-list.module.scss';
import { MessageState } from './message-state.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Thread, ThreadState } from './thread.ts';
import { TypingBubble } from './typing-bubble.tsx';
import { useStickToBottom } from './use-stick-to-bottom.ts';

const quoteOf = ({ id, sender, kind, body, label }: ChatMessage): Quote => {
  return { id, sender, kind, body, label };
};

interface Props {
  thread: Thread;
  state: ThreadState;
  outgoing: Outgoing[];
  name: string;
  /** Left out where nothing can be written. */
  onAnswer?: (quote: Quote) => void;
}

export function MessageList({ thread, state, outgoing, name, onAnswer }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const me = useSession((session) => session.user?.id);
  const list = useRef<HTMLDivElement>(null);
  const rows = groupMessages(state.messages);
  const first = rows[0]?.message.id ?? '';
  const last = `${rows.at(-1)?.message.id}/${outgoing.length}/${state.typing}`;
  const { newBelow, toEnd } = useStickToBottom(list, first, last);
  const lastMine = rows.findLast(({ message }) => message.sender === me)?.message;

  async function loadOlder(): Promise<void> {
    try {
      await thread.loadOlder();
    } catch (error) {
      toast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <div className={styles.frame}>
      <div
        ref={list}
        className={styles.messages}
        role="log"
        aria-label={t('thread.log', { name })}
        // A scrolling region without links must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <div className={styles.push} />
        {state.cursor && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.older}
            loading={state.loadingOlder}
            onClick={() => void loadOlder()}
          >
            {t('thread.older')}
          </Button>
        )}
        {rows.map(({ message, startsDay, tail }) => (
          <Fragment key={message.id}>
            {startsDay && <span className={styles.day}>{format.day(message.created_at)}</span>}
            <MessageBubble
              message={message}
              mine={message.sender === me}
              name={name}
              tail={tail}
              action={onAnswer && <AnswerButton onClick={() => onAnswer(quoteOf(message))} />}
            />
            {message === lastMine && outgoing.length === 0 ? (
              <MessageState>
                {message.status === 'read' && <CheckCheck className="i" aria-hidden="true" />}
                {t(`thread.${message.status}`, { time: format.time(message.created_at) })}
              </MessageState>
            ) : (
              tail && <div className={styles.gap} />
            )}
          </Fragment>
        ))}
        {outgoing.map((waiting) => (
          <OutgoingBubble key={waiting.client_id} outgoing={waiting} name={name} />
        ))}
        {state.typing && <TypingBubble name={name} />}
      </div>
      {newBelow && (
        <Button
          variant="white"
          size="sm"
          icon={ArrowDown}
          className={styles.newBelow}
          onClick={toEnd}
        >
          {t('thread.newBelow')}
        </Button>
      )}
    </div>
  );
}
