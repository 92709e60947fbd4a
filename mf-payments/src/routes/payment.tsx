import { paths, useData, usePageTitle, withQuery } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link, useParams } from '@afterglow/shared-ui/router';
import { ChevronLeft, PackageX } from 'lucide-react';
import { useDiscountCode } from '../features/discount/use-discount-code.ts';
import { usePackages } from '../features/packages/use-packages.ts';
import { Checkout } from '../features/payment/checkout.tsx';
import { methods as ofCountry } from '../features/payment/methods.ts';
import styles from '../features/payment/payment.module.scss';

/** /credits/:id/:paymentmethod?: how to pay for a package. */
export default function PaymentPage() {
  const { t } = useTranslation();
  const { id = '', paymentmethod } = useParams();
  const discount = useDiscountCode();
  const prices = usePackages(discount);
  const methods = useData(ofCountry);
  usePageTitle(t('payment.title'));

  const chosen = prices.packages?.find((one) => one.id === id);
  const failed = prices.error ?? methods.error;
  const isReady = chosen !== undefined && methods.data !== null && methods.data.length > 0;
  const waiting = !failed && (!prices.packages || !methods.data);
  return (
    <div className={`wrapx ${styles.page}`}>
      <div ref={neighbourInherits} className={styles.parts}>
        <header className={styles.head}>
          <Link className={styles.back} to={withQuery(paths.creditPackages(), { package: id })}>
            <ChevronLeft className="i" aria-hidden="true" />
            {t('payment.back')}
          </Link>
          <h1>{t('payment.title')}</h1>
        </header>
        {isReady ? (
          <Checkout
            value={chosen}
            methods={methods.data ?? []}
            wanted={paymentmethod}
            discount={discount}
            pricing={prices.loading}
            onChanged={prices.reload}
          />
        ) : (
          <section aria-busy={waiting}>
            {waiting && <MethodsSkeleton />}
            {failed && (
              <ErrorState
                title={t('payment.failed')}
                retryLabel={t('retry')}
                onRetry={() => {
                  prices.reload();
                  methods.reload();
                }}
              >
                {failed.message}
              </ErrorState>
            )}
            {!failed && !waiting && (
              <EmptyState
                icon={PackageX}
                title={chosen ? t('payment.noMethods') : t('payment.gone')}
                action={
                  <LinkButton to={paths.creditPackages()}>{t('payment.otherPackage')}</LinkButton>
                }
              />
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function MethodsSkeleton() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={`sk ${styles.skeleton}`} />
      ))}
    </div>
  );
}
