import { useFormat } from '@afterglow/shared-state';
import { Badge } from '@afterglow/shared-ui/components/labels/badge';
import { VisuallyHidden } from '@afterglow/shared-ui/components/labels/visually-hidden';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Coins, Crown, Gem, type LucideIcon, Star } from 'lucide-react';
import type { Package } from './package.ts';
import styles from './package-card.module.scss';

const icons: Record<Package['tier'], LucideIcon> = { p0: Coins, p1: Coins, p2: Gem, p3: Crown };

interface Props {
  value: Package;
  cheaper: number;
  selected: boolean;
  onSelect: () => void;
}

export function PackageCard({ value, cheaper, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { tier, credits, amount, regular_amount, currency, message_amount, popular } = value;
  const Icon = icons[tier];
  return (
    <label className={cx(styles.card, styles[tier])}>
      <input type="radio" name="package" checked={selected} onChange={onSelect} />
      <span className="rad" />
      <span className={styles.tile}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={`num d-block ${styles.credits}`}>{t('credits', { count: credits })}</span>
        <span className="sm mut d-block">
          {t('packages.perMessage', { amount: format.money(message_amount, currency) })}
        </span>
      </span>
      <span className={styles.price}>
        <span className={styles.amounts}>
          {amount < regular_amount && (
            <s className="num">
              <VisuallyHidden>{t('packages.regular')} </VisuallyHidden>
              {format.money(regular_amount, currency)}
            </s>
          )}
          <b className="num">{format.money(amount, currency)}</b>
        </span>
        {cheaper > 0 && (
          <Badge tone="ok">{t('packages.cheaper', { percent: format.percent(cheaper) })}</Badge>
        )}
      </span>
      {popular && (
        <Badge tone="new" icon={Star} className={styles.popular ?? ''}>
          {t('packages.popular')}
        </Badge>
      )}
    </label>
  );
}
