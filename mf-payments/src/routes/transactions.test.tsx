import { bus } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../testing/order.ts';
import { middle } from '../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import TransactionsPage from './transactions.tsx';

beforeAll(startTexts);
beforeEach(() => enterAsMember());

const payment = order({ payment_id: 'paid', invoice: '2026-000007' });

function open(transactions: () => unknown): void {
  fakeServer({
    'GET /api/transactions.php': transactions,
    'GET /api/ledger.php': () => ({ entries: [], cursor: null }),
    'GET /api/repeat-order.php': () => ({ order: null }),
  });
  renderAt('/transactions', '/transactions', <TransactionsPage />);
}

test('each payment leads to what became of it; a paid one has its invoice beside it as a file', async () => {
  const failed = { ...payment, payment_id: 'failed', status: 'failed', invoice: null };
  const before = { ...payment, payment_id: 'before', invoice: undefined };
  open(() => ({ transactions: [payment, failed, before], cursor: null }));
  const rows = await screen.findAllByRole('link', { name: /150 credits/ });
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/transactions/paid',
    '/transactions/failed',
    '/transactions/before',
  ]);
  expect(within(rows[1] as HTMLElement).getByText('Failed')).toBeInTheDocument();
  const files = screen.getAllByRole('link', { name: /Invoice/ });
  expect(files).toHaveLength(1);
  expect(files[0]).toHaveAccessibleName('Invoice 2026-000007 (PDF)');
  expect(files[0]).toHaveAttribute('href', '/api/invoice.php?id=paid');
  expect(files[0]).toHaveAttribute('download', '2026-000007.pdf');
});

test('what went back says so, and how much of it', async () => {
  const back = (returned_amount: number) => ({
    ...{ ...payment, payment_id: `back-${returned_amount}` },
    returned_amount,
  });
  open(() => ({ transactions: [back(1874), back(500), back(0), payment], cursor: null }));
  const rows = await screen.findAllByRole('link', { name: /150 credits/ });
  const words = ['Refunded', 'Partly refunded', 'Completed', 'Completed'];
  for (const [index, word] of words.entries()) {
    expect(within(rows[index] as HTMLElement).getByText(word)).toBeInTheDocument();
  }
});

test('who has bought nothing is told so, in both lists', async () => {
  open(() => ({ transactions: [], cursor: null }));
  expect(await screen.findByText('No payments yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Credits' }));
  expect(await screen.findByText('No credits yet')).toBeInTheDocument();
});

test('a payment that completes shows at once: its row, the way to it once more, and its credits', async () => {
  let hasArrived = false;
  const entry = { id: 'e1', amount: 150, balance_after: 158, cause: 'purchase' };
  fakeServer({
    'GET /api/transactions.php': () => ({
      transactions: [{ ...payment, status: hasArrived ? 'completed' : 'pending' }],
      cursor: null,
    }),
    'GET /api/ledger.php': () => ({
      entries: hasArrived ? [{ ...entry, created_at: payment.created_at }] : [],
      cursor: null,
    }),
    'GET /api/repeat-order.php': () => ({
      order: hasArrived ? { package: middle, paymentmethod: 'ideal' } : null,
    }),
  });
  renderAt('/transactions', '/transactions', <TransactionsPage />);
  expect(await screen.findByText('Pending')).toBeInTheDocument();
  hasArrived = true;
  act(() => bus.emit('payment:changed', { payment: 'paid', status: 'completed' }));
  expect(await screen.findByText('Completed')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Repeat last order/ })).toBeInTheDocument();
  hasArrived = false;
  await userEvent.click(screen.getByRole('radio', { name: 'Credits' }));
  expect(await screen.findByText('No credits yet')).toBeInTheDocument();
  hasArrived = true;
  act(() => bus.emit('credits:changed', { credits: 158 }));
  expect(await screen.findByText('+150')).toBeInTheDocument();
});

test('what did not load can be loaded again', async () => {
  let isAway = true;
  open(() =>
    isAway ? fail(400, 'bad_request', 'Not now.') : { transactions: [payment], cursor: null },
  );
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /150 credits/ })).toBeInTheDocument();
});
