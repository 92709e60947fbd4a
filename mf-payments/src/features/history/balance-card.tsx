import { paths, useData, useFormat, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Coins, Repeat } from 'lucide-react';
import { lastOrder } from '../repeat/last-order.ts';
import styles from './history.module.scss';

/** The credits there are, and the shortest way to more. */
export function BalanceCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const credits = useSession((state) => state.user?.credits ?? 0);
  const { data } = useData(lastOrder);
  const last = data?.order?.package;
  return (
    <section className={`card-x ${styles.balance}`} aria-label={t('history.balance')}>
      <span>
        <span className="sm mut d-block">{t('history.balance')}</span>
        <b className={`num ${styles.amount}`}>{t('credits', { count: credits })}</b>
      </span>
      {last ? (
        <LinkButton icon={Repeat} to={paths.repeatOrder()}>
          {t('history.repeat', { amount: format.money(last.amount, last.currency) })}
        </LinkButton>
      ) : (
        <LinkButton icon={Coins} to={paths.creditPackages()}>
          {t('history.buy')}
        </LinkButton>
      )}
    </section>
  );
}
