import type { PaymentMethod } from '@afterglow/shared-state';
import { CreditCard, Landmark } from 'lucide-react';
import styles from './method-logo.module.scss';

/** What stands in the tile; names that are too long for it are broken in two. */
const words: Record<PaymentMethod, string> = {
  sdd: 'SEPA',
  przelewy24: 'P24',
  postepay: 'poste\npay',
  blik: 'blik',
  banktransfer: '',
  giropay: 'giro\npay',
  mastercard: '',
  visa: 'VISA',
  creditcard: '',
  nexi: 'nexi',
  cartebancaire: 'CB',
  dankort: 'Dankort',
  mobilepay: 'Mobile\nPay',
  swish: 'swish',
  twint: 'TWINT',
  satispay: 'satis\npay',
  vipps: 'vipps',
  ideal: 'iDEAL',
  bancontact: 'Ban\ncontact',
  applepay: 'Apple\nPay',
  paysafecard: 'paysafe\ncard',
  maestro: '',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
};

interface Props {
  method: PaymentMethod;
}

/** A drawn tile beside the name of a way to pay; it says nothing the name does not. */
export function MethodLogo({ method }: Props) {
  return (
    <span className={styles.logo} aria-hidden="true">
      <Mark method={method} />
    </span>
  );
}

interface MarkProps {
  method: PaymentMethod;
}

function Mark({ method }: MarkProps) {
  if (method === 'creditcard') return <CreditCard />;
  if (method === 'banktransfer') return <Landmark />;
  if (method === 'mastercard') return <Circles left="#d5232f" right="#f0982d" />;
  if (method === 'maestro') return <Circles left="#2f6fb7" right="#d5232f" />;
  const [first, second] = (words[method] ?? method).split('\n');
  return (
    <span>
      {first}
      {second && (
        <>
          <br />
          {second}
        </>
      )}
    </span>
  );
}

interface CirclesProps {
  left: string;
  right: string;
}

function Circles({ left, right }: CirclesProps) {
  return (
    <svg viewBox="0 0 38 26" aria-hidden="true">
      <circle cx="14" cy="13" r="8" fill={left} />
      <circle cx="24" cy="13" r="8" fill={right} fillOpacity="0.85" />
    </svg>
  );
}
