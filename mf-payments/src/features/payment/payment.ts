import type { Payment, PaymentMethod } from '@afterglow/shared-state';

/** Whether a payment can still change. */
export const isWaiting = ({ status }: Payment) => status === 'open' || status === 'pending';

const cards: readonly PaymentMethod[] = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'cartebancaire',
  'dankort',
  'nexi',
  'postepay',
];
/** Whether a bank declines it while one waits, so that another try or PayPal may help at once. */
export const isCard = (method: PaymentMethod) => cards.includes(method);

/** Whether it is made by hand at one's own bank, and stays open until it has come. */
export const isTransfer = ({ paymentmethod }: Payment) => paymentmethod === 'banktransfer';

/** Whether the bank takes days over it, once it was told. */
export const takesDays = ({ paymentmethod, status }: Payment) =>
  status === 'pending' && (paymentmethod === 'banktransfer' || paymentmethod === 'sdd');

/** What the member and the support desk call a payment. */
export const paymentNumber = (id: string) => `#${id.slice(-8).toUpperCase()}`;

/** What went back of a payment, whoever sent it; an API of the release before does not say. */
export const returnedOf = ({ returned_amount = 0 }: Payment) => returned_amount;

/** What has not gone back of a payment. */
export const leftOf = (payment: Payment) => payment.amount - returnedOf(payment);
