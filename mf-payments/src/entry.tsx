import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

const credits = () => import(/* webpackChunkName: "route-credits" */ './routes/credits.tsx');

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  credits,
  premium: credits,
  'credits-repeat-order': () =>
    import(/* webpackChunkName: "route-repeat-order" */ './routes/repeat-order.tsx'),
  'credits-id-paymentmethod': () =>
    import(/* webpackChunkName: "route-payment" */ './routes/payment.tsx'),
  directdebit: () =>
    import(/* webpackChunkName: "route-directdebit" */ './routes/direct-debit.tsx'),
  transactions: () =>
    import(/* webpackChunkName: "route-transactions" */ './routes/transactions.tsx'),
  'transactions-id': () =>
    import(/* webpackChunkName: "route-transaction" */ './routes/transaction.tsx'),
  withdrawal: () => import(/* webpackChunkName: "route-withdrawal" */ './routes/withdrawal.tsx'),
  pricing: () => import(/* webpackChunkName: "route-pricing" */ './routes/pricing.tsx'),
});
