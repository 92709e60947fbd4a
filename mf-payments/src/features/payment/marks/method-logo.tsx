import type { PaymentMethod } from '@afterglow/shared-state';
import { CreditCard, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import * as drawn from './drawn-marks.tsx';
import styles from './method-logo.module.scss';
import { WordMark } from './word-mark.tsx';

/** What stands in the tiles: drawn here, so that a name is known at a glance; no two are alike. */
const marks: Record<PaymentMethod, ReactNode> = {
  applepay: <drawn.ApplePayMark />,
  bancontact: <drawn.BancontactMark />,
  banktransfer: <Landmark className={styles.icon} />,
  blik: <drawn.BlikMark />,
  cartebancaire: (
    <WordMark color="#fff" ground="#12684e" size={19}>
      CB
    </WordMark>
  ),
  creditcard: <CreditCard className={styles.icon} />,
  dankort: <drawn.DankortMark />,
  eps: <drawn.EpsMark />,
  giropay: (
    <WordMark color="#fff" ground="#0d1266" second="pay">
      giro
    </WordMark>
  ),
  ideal: <drawn.IdealMark />,
  maestro: <drawn.Circles left="#0b86cf" right="#e0162b" both="#6f5aa8" />,
  mastercard: <drawn.Circles left="#e0162b" right="#f59b23" both="#f2662b" />,
  mobilepay: <drawn.MobilePayMark />,
  nexi: (
    <WordMark color="#2a31a6" size={17}>
      nexi
    </WordMark>
  ),
  paypal: <drawn.PaypalMark />,
  paysafecard: (
    <WordMark color="#fff" ground="#0a7fbd" size={11} second="card">
      paysafe
    </WordMark>
  ),
  postepay: (
    <WordMark color="#14398a" ground="#ffe000" size={12} second="pay">
      poste
    </WordMark>
  ),
  przelewy24: (
    <WordMark color="#c8202f" size={18} italic>
      P24
    </WordMark>
  ),
  satispay: <drawn.SatispayMark />,
  sdd: (
    <WordMark color="#ffd617" ground="#10298e" size={15}>
      SEPA
    </WordMark>
  ),
  sofort: (
    <WordMark color="#141216" ground="#ffb3c7" size={13}>
      Sofort
    </WordMark>
  ),
  swish: <drawn.SwishMark />,
  twint: (
    <WordMark color="#fff" ground="#111" size={13}>
      TWINT
    </WordMark>
  ),
  vipps: <drawn.VippsMark />,
  visa: (
    <WordMark color="#1a1f71" size={17} italic>
      VISA
    </WordMark>
  ),
};

/** The tiles beside the name of a way to pay; they say nothing the name does not. */
export function MethodLogo({ method }: { method: PaymentMethod }) {
  return (
    <span className={styles.logo} aria-hidden="true">
      {marks[method]}
    </span>
  );
}
