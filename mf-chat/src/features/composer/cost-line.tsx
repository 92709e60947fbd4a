import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CircleAlert, Coins } from 'lucide-react';
import styles from './cost-line.module.scss';

/** The counter takes the place of the balance when this many characters are left. */
const counterFrom = 60;

interface Props {
  id: string;
  kind: 'message' | 'photo';
  cost: number;
  credits: number;
  /** False when what is ready to go costs more than there is. */
  enough: boolean;
  /** Characters that still fit. */
  left: number;
}

/** What sending costs, and what one has; or how much room there still is. */
export function CostLine({ id, kind, cost, credits, enough, left }: Props) {
  const { t } = useTranslation();
  const Icon = enough ? Coins : CircleAlert;
  const price = t(kind === 'photo' ? 'composer.photoCost' : 'composer.cost', { count: cost });
  const balance = enough ? t('composer.balance', { credits }) : null;
  const right = left <= counterFrom ? t('composer.left', { count: left }) : balance;
  return (
    <div className={cx(styles.cost, !enough && styles.tooMuch)} id={id}>
      <span className="row-x">
        <Icon className="i" aria-hidden="true" />
        {enough && price}
        <span role="status">{!enough && t('composer.notEnough', { count: cost, credits })}</span>
      </span>
      {right && <span className={`${styles.right} num`}>{right}</span>}
    </div>
  );
}
