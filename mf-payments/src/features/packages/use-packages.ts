import { type ApiError, resource, toast, useData } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback, useEffect, useMemo } from 'react';
import type { DiscountChoice } from '../discount/use-discount-code.ts';
import type { Package } from './package.ts';

/** The packages of a country, else of the member's, at the prices that come without asking, or by a code. */
const priced = resource('/api/packages.php', {
  of: ({ packages, country }): { packages: Package[]; country: string } => ({ packages, country }),
  // A payment that ends gives its bonus back, or takes it.
  topics: ['payment:changed'],
});

/** A code that has run out since must not hide the packages. */
const isRefusal = (error: ApiError | null) => [400, 404, 410].includes(error?.status ?? 0);

/** Smallest first; a typed code makes the price of those packages that it makes cheaper. */
function withCode(packages: Package[], own: Package[], code: string | undefined): Package[] {
  return packages
    .map((one) => {
      const better = own.find(
        ({ id, amount, discount_percentage }) =>
          id === one.id && discount_percentage && amount < one.amount,
      );
      return better && code ? { ...better, code, otherwise: one } : one;
    })
    .sort((one, other) => one.credits - other.credits);
}

/** The packages at the prices of a choice of discount; a typed code that is over is taken off. */
export function usePackages(discount?: DiscountChoice, wanted?: string) {
  const { t } = useTranslation();
  const code = discount?.typed?.code;
  const where = wanted ? { country: wanted } : {};
  const plain = useData(priced, where);
  const own = useData(priced, code ? { ...where, discountcode: code } : null);
  const isRefused = isRefusal(own.error);
  useEffect(() => {
    if (!isRefused || !code) return;
    discount?.remove();
    toast({ kind: 'error', text: t('discount.gone', { code }) });
  }, [isRefused, code, discount, t]);

  const ownError = isRefused ? null : own.error;
  const packages = useMemo(
    () => plain.data && withCode(plain.data.packages, own.data?.packages ?? [], code),
    [plain.data, own.data, code],
  );
  const [again, ownAgain] = [plain.reload, own.reload];
  const reload = useCallback(() => {
    again();
    ownAgain();
  }, [again, ownAgain]);
  return {
    // Without its own prices a code would be charged unseen.
    packages: ownError ? null : packages,
    /** Whose prices they are. */
    country: plain.data?.country ?? wanted,
    error: plain.error ?? ownError,
    loading: plain.loading || own.loading,
    reload,
  };
}
