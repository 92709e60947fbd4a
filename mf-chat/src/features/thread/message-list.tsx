import {
  type Id,
  type Outgoing,
  type Quote,
  toast,
  useFormat,
  useSession,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { groupMessages, type MessageRow } from './group-messages.ts';
import { MessageLine } from './message-line.tsx';
import styles from './message-list.module.scss';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Thread } from './thread.ts';
import type { ThreadState } from './thread-state.ts';
import { TypingBubble } from './typing-bubble.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

type Item = { key: string } & ({ row: MessageRow } | { waiting: Outgoing } | { typing: true });

interface Props {
  thread: Thread;
  state: ThreadState;
  outgoing: Outgoing[];
  name: string;
  /** Left out where nothing can be written. */
  onAnswer?: (quote: Quote) => void;
  onEdit?: (refused: Outgoing) => void;
  onReport: (message: Id) => void;
}

/** All that was said, of which only what is near the screen is drawn. */
export function MessageList({ thread, state, outgoing, name, onAnswer, onEdit, onReport }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const me = useSession((session) => session.user?.id);
  const list = useRef<VirtualizerHandle>(null);
  const log = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { messages, cursor, typing, loadingOlder } = state;

  const items = useMemo<Item[]>(
    () => [
      // Its number on the server's side stays, so a message that has just been stored moves nothing.
      ...groupMessages(messages).map((row) => ({ key: row.message.client_id, row })),
      ...outgoing.map((waiting) => ({ key: waiting.client_id, waiting })),
      ...(typing ? [{ key: 'typing', typing: true as const }] : []),
    ],
    [messages, outgoing, typing],
  );
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const lastMine = messages.findLast(({ sender }) => sender === me);
  const unreadFrom = messages.find(({ seq }) => seq === state.unreadFrom);

  async function loadOlder(): Promise<void> {
    setRefused(null);
    try {
      await thread.loadOlder();
    } catch (error) {
      setRefused(cursor);
      toast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    }
  }

  const scroll = useThreadScroll(list, {
    keys,
    start: unreadFrom?.client_id ?? null,
    sent: outgoing.at(-1)?.client_id,
    height: () => log.current?.clientHeight ?? 0,
    onNearTop: () => {
      // What failed is asked for again by hand alone.
      if (cursor && cursor !== refused && !loadingOlder) void loadOlder();
    },
  });
  /** The button that was pressed goes when it has done its work. */
  const lead = (work: () => unknown) => () => {
    log.current?.focus();
    void work();
  };
  const seen = useRef(0);
  const lastSeq = messages.at(-1)?.seq ?? 0;
  if (scroll.atEnd) seen.current = lastSeq;
  const newBelow = messages.filter(({ seq, sender }) => seq > seen.current && sender !== me).length;

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.messages}
        role="log"
        aria-label={t('thread.log', { name })}
        // Further up, what is drawn anew is nothing that has just been said.
        aria-live={scroll.atEnd ? 'polite' : 'off'}
        // A scrolling region without links must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <div className={styles.push} />
        <Virtualizer
          ref={list}
          data={items}
          shift={scroll.grewAbove}
          bufferSize={600}
          onScroll={scroll.onScroll}
          onResize={scroll.onResize}
        >
          {(item) => (
            <div key={item.key} className={styles.item}>
              {'row' in item && (
                <MessageLine
                  row={item.row}
                  name={name}
                  mine={item.row.message.sender === me}
                  {...(item.row.startsDay && { day: format.day(item.row.message.created_at) })}
                  startsUnread={item.row.message === unreadFrom}
                  saysState={item.row.message === lastMine && outgoing.length === 0}
                  onReport={onReport}
                  {...(onAnswer && { onAnswer })}
                />
              )}
              {'waiting' in item && (
                <OutgoingBubble outgoing={item.waiting} name={name} {...(onEdit && { onEdit })} />
              )}
              {'typing' in item && <TypingBubble name={name} />}
            </div>
          )}
        </Virtualizer>
      </div>
      {cursor && scroll.atTop && (
        <Button
          variant="white"
          size="sm"
          className={styles.older}
          loading={loadingOlder}
          onClick={lead(loadOlder)}
        >
          {t('thread.older')}
        </Button>
      )}
      {!scroll.atEnd && (
        <Button
          variant="white"
          size="sm"
          icon={ArrowDown}
          className={styles.newBelow}
          onClick={lead(scroll.toEnd)}
        >
          {newBelow > 0 ? t('thread.newBelow', { count: newBelow }) : t('thread.newest')}
        </Button>
      )}
    </div>
  );
}
