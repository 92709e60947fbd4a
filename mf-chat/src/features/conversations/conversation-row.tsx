import { type ChatListItem, paths, useFormat, useSettings } from '@afterglow/shared-state';
import { Count } from '@afterglow/shared-ui/components/labels/count';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { GoldTick } from '@afterglow/shared-ui/components/people/gold-tick';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NavLink } from '@afterglow/shared-ui/router';
import { EllipsisVertical } from 'lucide-react';
import { useRef } from 'react';
import type { SafetyStep } from '../safety/safety-step.ts';
import { useConversationEntries } from '../safety/use-conversation-entries.ts';
import styles from './conversation-row.module.scss';
import { useLastLine } from './last-line.ts';
import { SwipedActions } from './swiped-actions.tsx';
import { useLeaveConversation } from './use-leave-conversation.ts';

interface Props {
  chat: ChatListItem;
  typing: boolean;
  onAsk: (kind: SafetyStep['kind']) => void;
}

export function ConversationRow({ chat, typing, onAsk }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const lastLine = useLastLine();
  const fictional = useSettings((state) => state.fictional_singular);
  const item = useRef<HTMLDivElement>(null);
  const leave = useLeaveConversation();
  const { card: member, conversation, num_unread_messages: unread, last_message: last } = chat;
  const entries = useConversationEntries({
    member,
    conversation,
    isUnread: unread > 0,
    onReport: () => onAsk('report'),
    onDecline: () => onAsk('decline'),
    onLeft() {
      if (item.current) focusNeighbour(item.current);
      leave(chat);
    },
  });
  return (
    <div ref={item} className={styles.item} data-swipes="">
      <div className={styles.face}>
        <NavLink to={paths.chat(conversation)} className={styles.row}>
          <Avatar
            src={member.main_image?.thumb_url}
            tone={member.main_image?.tone}
            size={56}
            online={member.online && t('online')}
          />
          <span className="grow">
            <span className={styles.who}>
              <span className={styles.marked}>
                <span className="clip">{member.name}</span>
                {member.premium && <GoldTick label={t('premium')} />}
                {member.fictional && <FictionalLabel word={fictional} />}
              </span>
              {last && (
                <time dateTime={last.created_at}>{format.shortMoment(last.created_at)}</time>
              )}
            </span>
            <span className={styles.last}>
              <span
                className={cx(styles.line, typing ? styles.typing : unread > 0 && styles.unread)}
              >
                {typing ? t('list.typing') : lastLine(chat)}
              </span>
              {unread > 0 && <Count value={unread} label={t('list.unread', { count: unread })} />}
            </span>
          </span>
        </NavLink>
        <Menu
          label={t('list.options', { name: member.name })}
          className={`btn btn-ghost btn-icon ${styles.options}`}
          trigger={<EllipsisVertical className="i" aria-hidden="true" />}
          items={entries}
        />
      </div>
      <SwipedActions entries={entries} />
    </div>
  );
}

/** A row that goes leaves the focus to the one below it, or above. */
function focusNeighbour(row: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !row.contains(activeElement)) return;
  const rows = [...(row.closest('aside')?.querySelectorAll('[data-swipes]') ?? [])];
  const at = rows.indexOf(row);
  (rows[at + 1] ?? rows[at - 1])?.querySelector('a')?.focus();
}
