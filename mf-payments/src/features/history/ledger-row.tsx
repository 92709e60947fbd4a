import { type LedgerEntry, useFormat } from '@afterglow/shared-state';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import {
  Camera,
  Coins,
  Gift,
  type LucideIcon,
  MessageCircle,
  RotateCcw,
  Sparkles,
  Undo2,
} from 'lucide-react';
import styles from './history.module.scss';

const icons: Record<LedgerEntry['cause'], LucideIcon> = {
  signup: Sparkles,
  purchase: Coins,
  message: MessageCircle,
  photo: Camera,
  gift: Gift,
  refund: RotateCcw,
  reversal: Undo2,
  withdrawal: Undo2,
  grant: Sparkles,
};

interface Props {
  entry: LedgerEntry;
}

export function LedgerRow({ entry }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { amount, balance_after, cause, profile_name, created_at } = entry;
  const number = format.number(Math.abs(amount));
  const title = t(`ledger.causes.${cause}`);
  return (
    <ListRow
      icon={icons[cause] ?? Coins}
      title={profile_name ? t('ledger.with', { what: title, name: profile_name }) : title}
      detail={format.dateTime(created_at)}
      control={
        <span className={styles.right}>
          <b className={`num d-block ${amount > 0 ? 'text-success' : ''}`}>
            {amount > 0
              ? t('ledger.plus', { amount: number })
              : t('ledger.minus', { amount: number })}
          </b>
          <span className="sm mut num">{t('ledger.after', { count: balance_after })}</span>
        </span>
      }
    />
  );
}
