import { type Payment, paths, useFormat, withQuery } from '@afterglow/shared-state';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Check, Clock, Download, type LucideIcon, X } from 'lucide-react';
import styles from './history.module.scss';

type Look = 'ok' | 'err' | 'wait' | 'none';

const looks: Record<Payment['status'], [Look, LucideIcon]> = {
  completed: ['ok', Check],
  failed: ['err', X],
  cancelled: ['none', X],
  expired: ['none', X],
  open: ['wait', Clock],
  pending: ['wait', Clock],
};

interface Props {
  payment: Payment;
}

export function TransactionRow({ payment }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { payment_id, status, invoice, credits, amount, currency, paymentmethod, created_at } =
    payment;
  const [look, Icon] = looks[status];
  return (
    <div className={styles.row}>
      <Link className="lrow" to={paths.transaction(payment_id)}>
        <span className={cx('ic', styles[look])}>
          <Icon className="i" aria-hidden="true" />
        </span>
        <span className="grow">
          <span className="lrow-title">{t('credits', { count: credits })}</span>
          <span className="lrow-detail">
            {t('history.detail', {
              date: format.date(created_at),
              method: t(`methods.${paymentmethod}`),
            })}
          </span>
        </span>
        <span className={styles.right}>
          <b className="num d-block">{format.money(amount, currency)}</b>
          <span className={cx('sm b', styles.word, styles[look])}>
            {t(`history.statuses.${status}`)}
          </span>
        </span>
      </Link>
      {invoice && (
        <a
          className="btn btn-ghost btn-icon"
          href={withQuery('/api/invoice.php', { id: payment_id })}
          download={`${invoice}.pdf`}
          aria-label={t('result.invoice', { number: invoice })}
        >
          <Download className="i" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
