import { useFormat, usePageTitle, useSession, useSettings } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { useDiscountCode } from '../features/discount/use-discount-code.ts';
import { ReturnNote } from '../features/packages/return-note.tsx';
import { usePackages } from '../features/packages/use-packages.ts';
import { cheapestMessage } from '../features/pricing/cheapest-message.ts';
import { CostList } from '../features/pricing/cost-list.tsx';
import { countryIn } from '../features/pricing/country-in.ts';
import { NextButton } from '../features/pricing/next-button.tsx';
import { PriceTable } from '../features/pricing/price-table.tsx';
import styles from '../features/pricing/pricing.module.scss';

/** /pricing?country=: what things cost in a country, for everybody to read. */
export default function PricingPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const isMember = useSession((state) => state.user !== null);
  const [search] = useSearchParams();
  const prices = usePackages(useDiscountCode(), countryIn(search));
  const { packages, country = '', error, loading, reload } = prices;
  const ofSite = useSettings((settings) => settings.minimum_message_costs?.[country]);
  const least = cheapestMessage(packages ?? [], ofSite);
  usePageTitle(t('pricing.title'));

  return (
    <div className={`wrapx ${styles.page}`}>
      <header>
        <h1>{t('pricing.title')}</h1>
        <p className="lead mt-2">
          {least
            ? t('pricing.leadFrom', { amount: format.money(least.costs, least.currency) })
            : t('pricing.lead')}
        </p>
      </header>
      <section aria-busy={loading}>
        {country && (
          <h2 className="h3 mb-3">{t('pricing.packages', { country: format.country(country) })}</h2>
        )}
        {packages && <PriceTable packages={packages} />}
        {!packages && loading && <ListSkeleton rows={4} />}
        {!packages && error && (
          <ErrorState title={t('packages.failed')} retryLabel={t('retry')} onRetry={reload}>
            {error.message}
          </ErrorState>
        )}
        <ReturnNote />
      </section>
      <CostList />
      <p className="mut">{t('pricing.noSubscription')}</p>
      <NextButton isMember={isMember} />
    </div>
  );
}
