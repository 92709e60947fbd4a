import type { ChatListItem } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useGiftName } from '../gifts/gift-name.ts';
import { useOpener } from '../thread/opener.ts';

/** The line under a name: the last message in words, and who wrote it. */
export function useLastLine(): (chat: ChatListItem) => string {
  const { t } = useTranslation();
  const giftName = useGiftName();
  const opener = useOpener();
  return ({ last_message: last }) => {
    if (!last) return t('list.noMessages');
    const body = last.body ?? '';
    const { mine } = last;
    if (last.kind === 'gift') {
      const gift = giftName(body);
      return mine ? t('list.youSentGift', { gift }) : t('list.sentGift', { gift });
    }
    if (last.kind === 'image') return mine ? t('list.youSentPhoto') : t('list.sentPhoto');
    if (last.kind === 'gif') return mine ? t('list.youSentGif') : t('list.sentGif');
    const text = last.kind === 'icebreaker' ? opener(body) : body;
    return mine ? t('list.you', { text }) : text;
  };
}
