import {
  CupSoda,
  Flower2,
  Gem,
  Gift,
  Heart,
  type LucideIcon,
  Martini,
  SprayCan,
  Wine,
} from 'lucide-react';
import styles from './gift-art.module.scss';

const art: Record<string, LucideIcon> = {
  rose: Flower2,
  champagne: Wine,
  chocolates: Heart,
  cocktail: Martini,
  perfume: SprayCan,
  ring: Gem,
  coffee: CupSoda,
};

interface Props {
  gift: string;
}

/** The picture of a gift; its name stands beside it in words. */
export function GiftArt({ gift }: Props) {
  const Icon = art[gift] ?? Gift;
  return <Icon className={styles.art} data-gift={gift} strokeWidth={1.7} aria-hidden="true" />;
}
