import { type Payment, paths, useFormat, withQuery } from '@afterglow/shared-state';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Check, Clock, Download, type LucideIcon, Undo2, X } from 'lucide-react';
import { leftOf, returnedOf } from '../payment/payment.ts';
import styles from './history.module.scss';

type Look = 'ok' | 'err' | 'wait' | 'none';
type Word = Payment['status'] | 'refunded' | 'partlyRefunded';

const looks: Record<Word, [Look, LucideIcon]> = {
  completed: ['ok', Check],
  refunded: ['none', Undo2],
  partlyRefunded: ['none', Undo2],
  failed: ['err', X],
  cancelled: ['none', X],
  expired: ['none', X],
  open: ['wait', Clock],
  pending: ['wait', Clock],
};

function wordOf(payment: Payment): Word {
  if (returnedOf(payment) === 0) return payment.status;
  return leftOf(payment) > 0 ? 'partlyRefunded' : 'refunded';
}

interface Props {
  payment: Payment;
}

export function TransactionRow({ payment }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { payment_id, invoice, credits, amount, currency, paymentmethod, created_at } = payment;
  const word = wordOf(payment);
  const [look, Icon] = looks[word];
  return (
    <div className={styles.row}>
      <Link className="lrow" to={paths.transaction(payment_id)}>
        <span className={cx('ic', styles[look])}>
          <Icon className="i" aria-hidden="true" />
        </span>
        <span className="grow">
          <span className="lrow-title">{t('credits', { count: credits })}</span>
          <span className={cx('lrow-detail', styles.detail)}>
            {/* A shell of the release before has no short dates. */}
            <span>{format.shortDate?.(created_at) ?? format.date(created_at)}</span>{' '}
            <span>{t(`methods.${paymentmethod}`)}</span>
          </span>
        </span>
        <span className={styles.right}>
          <b className="num d-block">{format.money(amount, currency)}</b>
          <span className={cx('sm b', styles.word, styles[look])}>
            {t(`history.statuses.${word}`)}
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
