import { usePaged, usePageTitle } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { useState } from 'react';
import { BalanceCard } from '../features/history/balance-card.tsx';
import { LedgerRow } from '../features/history/ledger-row.tsx';
import { ledger, payments } from '../features/history/lists.ts';
import { PageList } from '../features/history/page-list.tsx';
import { TransactionRow } from '../features/history/transaction-row.tsx';
import { withdrawalPath } from '../features/withdrawal/withdrawal-path.ts';

/** /transactions: balance, payments, and every change of the credits. */
export default function TransactionsPage() {
  const { t } = useTranslation();
  const [list, setList] = useState<'payments' | 'credits'>('payments');
  usePageTitle(t('history.title'));
  return (
    <div className="cards">
      <h1>{t('history.title')}</h1>
      <BalanceCard />
      <Segmented
        label={t('history.show')}
        hideLabel
        value={list}
        onChange={setList}
        options={[
          { value: 'payments', label: t('history.payments') },
          { value: 'credits', label: t('history.credits') },
        ]}
      />
      {list === 'payments' ? <Payments /> : <Credits />}
      <p className="mut">
        <Link to={withdrawalPath()}>{t('withdrawal.link')}</Link>
      </p>
    </div>
  );
}

function Payments() {
  const { t } = useTranslation();
  return (
    <PageList
      list={usePaged(payments)}
      row={(payment) => <TransactionRow key={payment.payment_id} payment={payment} />}
      failed={t('history.failed')}
      empty={t('history.none')}
      emptyText={t('history.noneText')}
    />
  );
}

function Credits() {
  const { t } = useTranslation();
  return (
    <PageList
      list={usePaged(ledger)}
      row={(entry) => <LedgerRow key={entry.id} entry={entry} />}
      failed={t('ledger.failed')}
      empty={t('ledger.none')}
      emptyText={t('ledger.noneText')}
    />
  );
}
