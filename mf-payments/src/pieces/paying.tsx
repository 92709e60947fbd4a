import { ApiError, type PaymentMethod, type PaymentStarted } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Held, nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import type { ReactNode } from 'react';
import { AccountForm } from '../features/direct-debit/account-form.tsx';
import { CodeForm } from '../features/direct-debit/code-form.tsx';
import { noAccount } from '../features/direct-debit/debit-account.ts';
import { BankSelect } from '../features/payment/bank-select.tsx';
import { CallOffDialog } from '../features/payment/call-off-dialog.tsx';
import { Consent, noConsent } from '../features/payment/consent.tsx';
import { HeldBonusNote } from '../features/payment/held-bonus-note.tsx';
import { MethodList } from '../features/payment/method-list.tsx';
import { OnWayNote } from '../features/payment/on-way-note.tsx';
import { OpenOrderNote } from '../features/payment/open-order-note.tsx';
import { PayButton } from '../features/payment/pay-button.tsx';
import { RefusedNote } from '../features/payment/refused-note.tsx';
import { RepeatCheckout } from '../features/repeat/repeat-checkout.tsx';
import { Countdown } from '../features/time-bonus/countdown.tsx';
import { TimeBonusBar } from '../features/time-bonus/time-bonus-bar.tsx';
import { order } from '../testing/order.ts';
import { middle } from '../testing/packages.ts';

const offers = (...methods: PaymentMethod[]) =>
  methods.map((method) => ({ method, banks: method === 'ideal' }));

const open = { payment: order({ status: 'open' }), redirect_url: '/pay' } as PaymentStarted;

const refusal = (code: string, message: string) => new ApiError(422, code, message);

const account = (step: number, problems = {}) => (
  <AccountForm
    payment={order()}
    step={step}
    value={{ ...noAccount, holder: 'Daan de Vries', iban: 'NL91 ABNA 0417 1643 00' }}
    onChange={nothing}
    onNext={nothing}
    onBack={nothing}
    problems={problems}
    refusal={null}
    sending={false}
  />
);

/** On a phone it lies over the lower edge. */
function AtTheBottom({ children }: { children: ReactNode }) {
  return <div style={{ paddingBottom: 80 }}>{children}</div>;
}

export const paying: Pieces = {
  'payment/method-list': {
    several: (
      <Held<PaymentMethod> initial="paypal">
        {(selected, onSelect) => (
          <MethodList
            methods={offers(
              'ideal',
              'paypal',
              'visa',
              'mastercard',
              'sdd',
              'paysafecard',
              'applepay',
              'banktransfer',
            )}
            selected={selected}
            onSelect={onSelect}
            reasonAgainst={({ method }) =>
              method === 'paysafecard'
                ? 'From €50.00 on only, and this order is less than that.'
                : undefined
            }
          />
        )}
      </Held>
    ),
    'with its bank': (
      <MethodList
        methods={offers('ideal', 'paypal')}
        selected="ideal"
        onSelect={nothing}
        reasonAgainst={nothing}
      >
        <BankSelect
          method="ideal"
          value=""
          onChange={nothing}
          error="Choose your bank"
          ref={{ current: null }}
        />
      </MethodList>
    ),
  },
  'payment/consent': {
    open: (
      <Held initial={noConsent}>
        {(value, change) => (
          <Consent
            value={value}
            days={14}
            onChange={change}
            missing={false}
            ref={{ current: null }}
          />
        )}
      </Held>
    ),
    missing: (
      <Consent
        value={{ now: true, aware: false }}
        days={14}
        onChange={nothing}
        missing
        ref={{ current: null }}
      />
    ),
  },
  'payment/pay-button': {
    plain: (
      <AtTheBottom>
        <PayButton amount="€18.74" paying={false} onPay={nothing} />
      </AtTheBottom>
    ),
    'a long amount': (
      <AtTheBottom>
        <PayButton amount="NOK 12,499.99" paying={false} onPay={nothing} />
      </AtTheBottom>
    ),
    paying: (
      <AtTheBottom>
        <PayButton amount="€18.74" paying onPay={nothing} />
      </AtTheBottom>
    ),
  },
  'payment/open-order-note': {
    plain: <OpenOrderNote order={open} />,
    'a transfer': (
      <OpenOrderNote
        order={{ ...open, payment: { ...open.payment, paymentmethod: 'banktransfer' } }}
      />
    ),
  },
  'payment/on-way-note': { plain: <OnWayNote /> },
  'payment/held-bonus-note': { plain: <HeldBonusNote /> },
  'payment/call-off-dialog': {
    closed: (
      <Held initial={false}>
        {(isOpen, change) => (
          <>
            <Button onClick={() => change(true)}>Open</Button>
            <CallOffDialog
              text="Have you paid already? Then leave it."
              open={isOpen}
              onClose={() => change(false)}
              onCallOff={nothing}
            />
          </>
        )}
      </Held>
    ),
  },
  'payment/refused-note': {
    plain: <RefusedNote error={refusal('refused', 'The bank did not take this order.')} />,
    'own limit': (
      <RefusedNote error={refusal('spending_limit', 'This is more than your own limit allows.')} />
    ),
  },
  'repeat/repeat-checkout': {
    plain: (
      <AtTheBottom>
        <RepeatCheckout order={{ package: middle, paymentmethod: 'paypal' }} onChanged={nothing} />
      </AtTheBottom>
    ),
  },
  'direct-debit/account-form': {
    'the account': account(0),
    'a wrong number': account(0, { iban: 'This account number is not complete.' }),
    'address and leave': account(1),
  },
  'direct-debit/code-form': {
    plain: <CodeForm payment="p" package="m" onDone={nothing} onBack={nothing} />,
  },
  'time-bonus/time-bonus-bar': { plain: <TimeBonusBar /> },
  'time-bonus/countdown': {
    tiles: <Countdown secondsLeft={13_337} label="Welcome bonus ends in" announce={String} />,
    plain: (
      <Countdown secondsLeft={59} label="Welcome bonus ends in" announce={String} look="plain" />
    ),
  },
};
