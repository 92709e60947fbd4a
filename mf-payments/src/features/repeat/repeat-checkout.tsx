import { type PaymentMethod, paths, useFormat } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { OrderLines } from '../packages/order-lines.tsx';
import type { Package } from '../packages/package.ts';
import { Consent, isComplete } from '../payment/consent.tsx';
import { MethodLogo } from '../payment/marks/method-logo.tsx';
import { OnWayNote } from '../payment/on-way-note.tsx';
import { OpenOrderNote } from '../payment/open-order-note.tsx';
import { PayButton } from '../payment/pay-button.tsx';
import { RefusedNote } from '../payment/refused-note.tsx';
import { useConsents } from '../payment/use-consents.ts';
import { useOpenOrder } from '../payment/use-open-order.ts';
import { usePay } from '../payment/use-pay.ts';
import styles from './repeat.module.scss';

interface Props {
  order: { package: Package; paymentmethod: PaymentMethod };
  /** It is another one by now. */
  onChanged: () => void;
  leave?: (address: string) => void;
}

/** The last order once more: nothing to choose, one button. */
export function RepeatCheckout({ order, onChanged, leave }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { pay, paying, error } = usePay(leave);
  const open = useOpenOrder(error);
  const { consents, setConsents, days } = useConsents(error);
  const [pressed, setPressed] = useState(false);
  const consentField = useRef<HTMLInputElement>(null);
  const { package: value, paymentmethod } = order;
  const { id, amount, currency, credits } = value;

  // What is shown then is asked about anew: nobody pays a price that was not there to see.
  useEffect(() => {
    const { code } = error ?? {};
    if (code === 'order_changed' || code === 'order_price_changed') onChanged();
  }, [error, onChanged]);

  function submit(): void {
    setPressed(true);
    if (!isComplete(consents)) consentField.current?.focus();
    else {
      const repeat = { package: id, paymentmethod, amount, currency, credits };
      void pay({ repeat, waiver_days: days }, open?.payment.payment_id ?? null);
    }
  }

  return (
    <>
      <OpenOrderNote order={open} leave={leave} />
      <OnWayNote />
      <section className="card-x" aria-label={t('order.label')}>
        <OrderLines value={value} totalLabel={t('order.totalVat')} />
        <hr className="hr" />
        <div className="row-x between">
          <span>{t('repeat.with', { method: t(`methods.${paymentmethod}`) })}</span>
          <MethodLogo method={paymentmethod} />
        </div>
      </section>
      <Consent
        ref={consentField}
        value={consents}
        days={days}
        onChange={setConsents}
        missing={pressed && !isComplete(consents)}
      />
      {error && <RefusedNote error={error} />}
      <PayButton amount={format.money(amount, currency)} paying={paying} onPay={submit} />
      <div className={styles.others}>
        <LinkButton variant="ghost" to={paths.credits(id)}>
          {t('repeat.otherMethod')}
        </LinkButton>
        <LinkButton variant="ghost" to={paths.creditPackages()}>
          {t('repeat.otherPackage')}
        </LinkButton>
      </div>
    </>
  );
}
