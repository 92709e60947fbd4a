import type { ChatListItem } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';

/** The line under a name: the last message in words, and who wrote it. */
export function useLastLine(): (chat: ChatListItem) => string {
  const { t } = useTranslation();
  return ({ last_message: last }) => {
    if (!last) return t('list.noMessages');
    const { mine } = last;
    const text = last.label ?? last.body ?? '';
    if (last.kind === 'gift') {
      return mine ? t('list.youSentGift', { gift: text }) : t('list.sentGift', { gift: text });
    }
    if (last.kind === 'image') return mine ? t('list.youSentPhoto') : t('list.sentPhoto');
    if (last.kind === 'gif') {
      // Only those we drew have a name.
      if (!last.body?.startsWith('sticker:'))
        return mine ? t('list.youSentGif') : t('list.sentGif');
      return mine
        ? t('list.youSentNamedGif', { gif: text })
        : t('list.sentNamedGif', { gif: text });
    }
    return mine ? t('list.you', { text }) : text;
  };
}
