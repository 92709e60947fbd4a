import { type Payment, paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { leftOf } from '../payment/payment.ts';
import { withdrawalPath } from '../withdrawal/withdrawal-path.ts';
import { GivenWaiver } from './given-waiver.tsx';
import { InvoiceLinks } from './invoice-links.tsx';
import { NextStep } from './next-step.tsx';

interface Props {
  payment: Payment;
}

/** Where to go from a payment that arrived, and its papers. What has gone back cannot be returned again. */
export function AfterPaying({ payment }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <NextStep />
      <LinkButton variant="ghost" to={paths.transactions()}>
        {t('result.transactions')}
      </LinkButton>
      <InvoiceLinks payment={payment.payment_id} />
      {leftOf(payment) > 0 && (
        <LinkButton variant="ghost" to={withdrawalPath({ payment: payment.payment_id })}>
          {t('withdrawal.link')}
        </LinkButton>
      )}
      <GivenWaiver waiver={payment.waiver} />
    </>
  );
}
