import type { LedgerEntry } from '@afterglow/shared-state';
import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { BalanceCard } from '../features/history/balance-card.tsx';
import { LedgerRow } from '../features/history/ledger-row.tsx';
import { TransactionRow } from '../features/history/transaction-row.tsx';
import { Completed } from '../features/result/completed.tsx';
import { Failed } from '../features/result/failed.tsx';
import { GivenWaiver } from '../features/result/given-waiver.tsx';
import { LoadingResult } from '../features/result/loading-result.tsx';
import { Returned } from '../features/result/returned.tsx';
import { UnknownPayment } from '../features/result/unknown-payment.tsx';
import { Waiting } from '../features/result/waiting.tsx';
import { AskForm } from '../features/withdrawal/ask-form.tsx';
import { ConfirmPage } from '../features/withdrawal/confirm-page.tsx';
import { order } from '../testing/order.ts';

const waiver = {
  edition: 1,
  language: 'en',
  given_at: '2026-11-12T10:00:00Z',
  texts: [
    'I want my credits at once, before the withdrawal period of 14 days is over.',
    'I know that I can no longer withdraw from what I have used by then.',
  ],
};

const entry = (part: Partial<LedgerEntry> = {}) =>
  ({
    id: 'e',
    amount: -10,
    balance_after: 140,
    cause: 'message',
    profile_name: 'Sofia',
    created_at: '2026-11-12T10:00:00Z',
    ...part,
  }) as LedgerEntry;

const waits = (part: Parameters<typeof order>[0]) => (
  <Waiting payment={order(part)} checking={false} onCheck={nothing} />
);

export const paid: Pieces = {
  'history/balance-card': { plain: <BalanceCard /> },
  'history/transaction-row': {
    completed: <TransactionRow payment={order({ invoice: '2026-000007' })} />,
    waiting: (
      <TransactionRow payment={order({ status: 'pending', paymentmethod: 'banktransfer' })} />
    ),
    failed: <TransactionRow payment={order({ status: 'failed', paymentmethod: 'mastercard' })} />,
    cancelled: <TransactionRow payment={order({ status: 'cancelled' })} />,
    expired: <TransactionRow payment={order({ status: 'expired' })} />,
    refunded: <TransactionRow payment={order({ returned_amount: 1874 })} />,
    'partly refunded, long amounts': (
      <TransactionRow
        payment={order({
          amount: 1_249_999,
          credits: 12_000,
          currency: 'NOK',
          returned_amount: 500,
          paymentmethod: 'banktransfer',
          invoice: '2026-000007',
        })}
      />
    ),
  },
  'history/ledger-row': {
    message: <LedgerRow entry={entry()} />,
    'a long name': (
      <LedgerRow entry={entry({ cause: 'gift', profile_name: 'Wilhelmina-Bartholomea Janssen' })} />
    ),
    bought: (
      <LedgerRow
        entry={entry({
          cause: 'purchase',
          amount: 12_000,
          balance_after: 12_140,
          profile_name: null,
        })}
      />
    ),
    withdrawn: <LedgerRow entry={entry({ cause: 'withdrawal', profile_name: null })} />,
  },
  'result/completed': {
    again: <Completed payment={order({ waiver })} />,
    'the first credits': (
      <Completed payment={order({ completed_at: new Date().toISOString(), made_premium: true })} />
    ),
  },
  'result/waiting': {
    open: waits({ status: 'open' }),
    'takes days': waits({ status: 'pending', paymentmethod: 'banktransfer', waiver }),
  },
  'result/failed': {
    failed: <Failed payment={order({ status: 'failed' })} />,
    'a card': <Failed payment={order({ status: 'failed', paymentmethod: 'visa' })} />,
    cancelled: <Failed payment={order({ status: 'cancelled' })} />,
    expired: <Failed payment={order({ status: 'expired' })} />,
    'sent back': <Failed payment={order({ status: 'failed', sent_back: 1874 })} />,
  },
  'result/returned': {
    whole: <Returned payment={order({ returned_amount: 1874, returned_credits: 150 })} />,
    'a part': <Returned payment={order({ returned_amount: 500, returned_credits: 40 })} />,
  },
  'result/given-waiver': { closed: <GivenWaiver waiver={waiver} /> },
  'result/loading-result': { plain: <LoadingResult /> },
  'result/unknown-payment': { plain: <UnknownPayment /> },
  'withdrawal/ask-form': { plain: <AskForm onSent={nothing} /> },
  'withdrawal/confirm-page': {
    possible: <ConfirmPage which={{ payment: 'possible' }} />,
    'Premium ends': <ConfirmPage which={{ payment: 'all' }} />,
    'nothing left': <ConfirmPage which={{ payment: 'nothing' }} />,
    'too late': <ConfirmPage which={{ payment: 'late' }} />,
    done: <ConfirmPage which={{ payment: 'done' }} />,
  },
};
