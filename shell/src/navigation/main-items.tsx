import { paths, useChats, useLikes } from '@afterglow/shared-state';
import { Count } from '@afterglow/shared-ui/components/labels/count';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Heart, type LucideIcon, MessageCircle, Search } from 'lucide-react';
import type { ReactNode } from 'react';

export interface MainItem {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: ReactNode;
}

/** Search, messages and likes, with their counts: the same in the top bar and in the tab bar. */
export function useMainItems() {
  const { t } = useTranslation();
  const unread = useChats((state) => state.totalUnread);
  const newLikes = useLikes((state) => state.totalNew);
  return {
    search: { to: paths.members(), icon: Search, label: t('nav.search') },
    messages: {
      to: paths.chats(),
      icon: MessageCircle,
      label: t('nav.messages'),
      count: <Count value={unread} label={t('nav.unread', { count: unread })} />,
    },
    likes: {
      to: paths.likes(),
      icon: Heart,
      label: t('nav.likes'),
      count: <Count value={newLikes} label={t('nav.newLikes', { count: newLikes })} />,
    },
  } satisfies Record<string, MainItem>;
}
