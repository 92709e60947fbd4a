import {
  formatCountdown,
  type Payment,
  paths,
  useData,
  useFormat,
  useTimeBonus,
} from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { CircleX, Clock, Hourglass, RotateCcw } from 'lucide-react';
import { type Ref, useEffect } from 'react';
import { attempts } from '../payment/attempt.ts';
import { methods } from '../payment/methods.ts';
import { isCard } from '../payment/payment.ts';

interface Props {
  payment: Payment;
  heading?: Ref<HTMLHeadingElement>;
}

/** Failed, cancelled or expired: nothing was taken, or it goes back, and here is how to go on. */
export function Failed({ payment, heading }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { paymentmethod, status, sent_back = 0 } = payment;
  const { sent_back_currency: currency = payment.currency } = payment;
  const back = sent_back > 0 ? format.money(sent_back, currency) : null;
  const ofCard = status === 'failed' && !back && isCard(paymentmethod);
  const { data: offered } = useData(methods);
  const hasPaypal = offered?.some(({ method }) => method === 'paypal') ?? false;
  useEffect(() => void attempts.endOf(payment.payment_id), [payment.payment_id]);

  const words = ofCard ? 'card' : (status as 'failed' | 'cancelled' | 'expired');
  return (
    <ResultCard
      icon={status === 'expired' ? Hourglass : CircleX}
      tone={status === 'failed' ? 'err' : 'warn'}
      heading={heading}
      title={back ? t('result.returned.title', { amount: back }) : t(`result.${words}.title`)}
      actions={
        <>
          <BonusLeft />
          <LinkButton
            size="lg"
            block
            icon={RotateCcw}
            to={paths.credits(payment.package, paymentmethod)}
          >
            {t('result.again')}
          </LinkButton>
          {ofCard && hasPaypal && (
            <LinkButton
              variant="outline"
              size="lg"
              block
              to={paths.credits(payment.package, 'paypal')}
            >
              {t('result.paypal')}
            </LinkButton>
          )}
          <LinkButton variant="ghost" to={paths.credits(payment.package)}>
            {t('result.otherMethod')}
          </LinkButton>
        </>
      }
    >
      {back ? t('result.sentBack', { amount: back }) : t(`result.${words}.text`)}
    </ResultCard>
  );
}

function BonusLeft() {
  const { t } = useTranslation();
  const { visible, secondsLeft } = useTimeBonus();
  if (!visible) return null;
  return (
    <Note icon={Clock} className="text-start">
      <Trans
        t={t}
        i18nKey="result.bonusLeft"
        values={{ time: formatCountdown(secondsLeft) }}
        components={{ b: <b className="num" /> }}
      />
    </Note>
  );
}
