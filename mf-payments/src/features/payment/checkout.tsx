import { type MethodOffer, useFormat } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { CodeElsewhere } from '../discount/code-elsewhere.tsx';
import { DiscountEntry } from '../discount/discount-entry.tsx';
import type { DiscountChoice } from '../discount/use-discount-code.ts';
import { OrderLines } from '../packages/order-lines.tsx';
import type { Package } from '../packages/package.ts';
import { BankSelect } from './bank-select.tsx';
import { Consent, isComplete } from './consent.tsx';
import { HeldBonusNote } from './held-bonus-note.tsx';
import { keptChoice } from './kept-choice.ts';
import { limitBeyond } from './limits.ts';
import { MethodList } from './method-list.tsx';
import { OnWayNote } from './on-way-note.tsx';
import { OpenOrderNote } from './open-order-note.tsx';
import { PayButton } from './pay-button.tsx';
import styles from './payment.module.scss';
import { priceWith } from './price-with.ts';
import { RefusedNote } from './refused-note.tsx';
import { useConsents } from './use-consents.ts';
import { useOpenOrder } from './use-open-order.ts';
import { usePay } from './use-pay.ts';

interface Props {
  value: Package;
  methods: readonly MethodOffer[];
  /** Chosen on the way here. */
  wanted: string | undefined;
  discount: DiscountChoice;
  /** Other prices are on the way: nobody pays what is not shown. */
  pricing?: boolean;
  /** They are others by now. */
  onChanged: () => void;
  leave?: (address: string) => void;
}

/** How to pay on the left, what on the right: two cells of the page. */
export function Checkout({ value, methods, wanted, discount, pricing, onChanged, leave }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { pay, paying, error } = usePay(leave);
  const open = useOpenOrder(error);
  const [kept] = useState(() => keptChoice.of(value.id, wanted));
  const first = wanted ?? kept?.method;
  const [chosen, setMethod] = useState<string | undefined>(first);
  const [bank, setBank] = useState(kept?.bank ?? '');
  const { consents, setConsents, days } = useConsents(error);
  const [pressed, setPressed] = useState(false);
  const bankField = useRef<HTMLSelectElement>(null);
  const consentField = useRef<HTMLInputElement>(null);

  const limitOf = (offer: MethodOffer) =>
    limitBeyond(offer, priceWith(value, discount.typed, offer.method).amount);
  const possible = methods.filter((offer) => !limitOf(offer));
  const offered = possible.find((offer) => offer.method === chosen) ?? possible[0];
  const method = offered?.method ?? null;
  const needsBank = methods.some((one) => one.method === method && one.banks);
  const bankMissing = needsBank && !bank;
  const order = priceWith(value, discount.typed, method);

  useEffect(() => {
    if (error?.code === 'order_price_changed') onChanged();
  }, [error, onChanged]);

  function submit(): void {
    setPressed(true);
    if (bankMissing) bankField.current?.focus();
    else if (!isComplete(consents)) consentField.current?.focus();
    else if (method) {
      keptChoice.write({ package: value.id, method, bank });
      const wanted = {
        package: value.id,
        paymentmethod: method,
        bank: needsBank ? bank : undefined,
        discountcode: order.code,
        seen: { amount: order.amount, currency: order.currency, credits: order.credits },
        waiver_days: days,
      };
      void pay(wanted, open?.payment.payment_id ?? null);
    }
  }

  return (
    <>
      <section ref={neighbourInherits}>
        <OpenOrderNote order={open} leave={leave} />
        <HeldBonusNote />
        <OnWayNote />
        <MethodList
          methods={methods}
          selected={method}
          reasonAgainst={(offer) => {
            const limit = limitOf(offer);
            const amount = limit && format.money(limit.amount, value.currency);
            return limit && t(`payment.limits.${limit.kind}`, { amount });
          }}
          onSelect={(chosen) => {
            setMethod(chosen);
            setBank('');
            setPressed(false);
          }}
        >
          {needsBank && method && (
            <BankSelect
              ref={bankField}
              method={method}
              value={bank}
              onChange={setBank}
              error={pressed && bankMissing ? t('payment.bankMissing') : undefined}
            />
          )}
        </MethodList>
        {!method && (
          <Note kind="warn" className="mt-3">
            {t('payment.noneFits')}
          </Note>
        )}
      </section>
      <aside className={styles.side}>
        <div className="card-x">
          <h2 className="h3 mb-2">{t('order.label')}</h2>
          <OrderLines value={order} totalLabel={t('order.totalVat')} />
          <DiscountEntry discount={discount} applies={Boolean(order.code)} />
          <CodeElsewhere value={order} typed={discount.typed} />
        </div>
        <Consent
          ref={consentField}
          value={consents}
          days={days}
          onChange={setConsents}
          missing={pressed && !bankMissing && !isComplete(consents)}
        />
        {error && <RefusedNote error={error} />}
        {method && (
          <PayButton
            amount={format.money(order.amount, order.currency)}
            paying={paying || pricing === true}
            onPay={submit}
          />
        )}
        <p className="xs mut tc">{t('payment.leaving')}</p>
      </aside>
    </>
  );
}
