import { type Card, chats, type Id, paths } from '@afterglow/shared-state';
import type { MenuEntry } from '@afterglow/shared-ui/components/overlays/menu-item';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import {
  Ban,
  Flag,
  HeartHandshake,
  type LucideIcon,
  MailOpen,
  Trash2,
  UserRound,
} from 'lucide-react';
import { removeWithUndo } from './remove-with-undo.ts';
import { type AfterBlock, useBlock } from './use-block.ts';

/** A menu's entry; those with a short word are also a swipe away where there is touch. */
export interface ConversationEntry extends MenuEntry {
  icon: LucideIcon;
  short?: string;
}

interface Conversation extends AfterBlock {
  member: Card;
  /** Null until something was written. */
  conversation: Id | null;
  isUnread?: boolean;
  onReport: () => void;
  onDecline: () => void;
}

/** What can be done about a conversation: beside its row, and at its head. */
export function useConversationEntries(about: Conversation): ConversationEntry[] {
  const { t } = useTranslation();
  const block = useBlock();
  const { member, conversation, isUnread = false, onReport, onDecline, ...after } = about;
  const { id, name } = member;

  function remove(written: Id): void {
    after.onLeft();
    removeWithUndo(written, { text: t('thread.removed', { name }), undo: t('thread.undo') });
  }

  const always: ConversationEntry[] = [
    {
      id: 'report',
      label: t('report.title', { name }),
      short: t('list.report'),
      icon: Flag,
      onSelect: onReport,
    },
    {
      id: 'block',
      label: t('block.open', { name }),
      short: t('list.block'),
      icon: Ban,
      danger: true,
      onSelect: () => void block(member, after),
    },
  ];
  const profile = {
    id: 'profile',
    label: t('thread.profile'),
    icon: UserRound,
    to: paths.member(id),
  };
  if (!conversation) return [profile, ...always];
  const read = {
    id: 'read',
    label: t('list.markRead'),
    icon: MailOpen,
    onSelect: () => void chats.open(conversation),
  };
  return [
    profile,
    ...(isUnread ? [read] : []),
    {
      id: 'no',
      label: t('kindNo.open'),
      short: t('list.kindNo'),
      icon: HeartHandshake,
      onSelect: onDecline,
    },
    ...always,
    {
      id: 'remove',
      label: t('thread.remove'),
      short: t('list.remove'),
      icon: Trash2,
      danger: true,
      onSelect: () => remove(conversation),
    },
  ];
}
