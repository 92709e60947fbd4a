import { paths, usePageTitle, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation, useSearchParams } from '@afterglow/shared-ui/router';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useDiscountCode } from '../features/discount/use-discount-code.ts';
import { ContextNote } from '../features/packages/context-note.tsx';
import { OrderPanel } from '../features/packages/order-panel.tsx';
import { preselected } from '../features/packages/package.ts';
import { PackageList } from '../features/packages/package-list.tsx';
import styles from '../features/packages/packages.module.scss';
import { PackagesSkeleton } from '../features/packages/packages-skeleton.tsx';
import { ReturnNote } from '../features/packages/return-note.tsx';
import { TotalBar } from '../features/packages/total-bar.tsx';
import { usePackages } from '../features/packages/use-packages.ts';
import { HeldBonusNote } from '../features/payment/held-bonus-note.tsx';
import { OpenOrderNote } from '../features/payment/open-order-note.tsx';
import { useOpenOrder } from '../features/payment/use-open-order.ts';
import { rememberReturn } from '../features/return-place.ts';

/** /credits and /premium: the packages, and what Premium brings. */
export default function CreditsPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isPremiumPage = useLocation().pathname === paths.premium();
  const discount = useDiscountCode();
  const { packages, error, loading, reload } = usePackages(discount);
  const open = useOpenOrder(null);
  const [chosen, setChosen] = useState(search.get('package'));
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const forNewcomers = isPremiumPage && !isPremium;
  const title = forNewcomers ? t('premium.pageTitle') : t('packages.title');
  const lead = isPremium ? t('packages.leadPremium') : t('packages.lead');
  usePageTitle(title);
  // Before the first drawing: who waits there is said at once.
  useState(() => rememberReturn());

  const selected = preselected(packages ?? [], chosen);
  return (
    <div className={`wrapx ${styles.page}`}>
      <section ref={neighbourInherits} aria-busy={loading}>
        <h1>{title}</h1>
        <p className={`mut ${styles.lead}`}>{forNewcomers ? t('premium.lead') : lead}</p>
        <ContextNote />
        <OpenOrderNote order={open} />
        <HeldBonusNote />
        {packages && selected && (
          <>
            <PackageList packages={packages} selected={selected} onSelect={setChosen} />
            <ReturnNote />
          </>
        )}
        {!packages && loading && <PackagesSkeleton />}
        {!packages && error && (
          <ErrorState title={t('packages.failed')} retryLabel={t('retry')} onRetry={reload}>
            {error.message}
          </ErrorState>
        )}
        {packages?.length === 0 && (
          <EmptyState
            icon={Coins}
            title={t('packages.none')}
            action={<LinkButton to={paths.page('service')}>{t('packages.noneAction')}</LinkButton>}
          >
            {t('packages.noneText')}
          </EmptyState>
        )}
      </section>
      <OrderPanel selected={selected} discount={discount} />
      {selected && <TotalBar selected={selected} />}
    </div>
  );
}
