import { useTranslation } from '@afterglow/shared-ui/i18n';

const known = ['rose', 'champagne', 'chocolates', 'cocktail', 'perfume', 'ring'] as const;

export type GiftKey = (typeof known)[number];

export function isGiftKey(key: string): key is GiftKey {
  return known.some((gift) => gift === key);
}

/** A gift's name in the reader's language; gifts travel as keys. */
export function useGiftName(): (key: string) => string {
  const { t } = useTranslation();
  return (key) => (isGiftKey(key) ? t(`gifts.${key}`) : t('gifts.other'));
}
