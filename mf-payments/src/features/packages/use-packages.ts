import { toast, useLoaded } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback, useEffect } from 'react';
import type { DiscountChoice } from '../discount/use-discount-code.ts';
import { fetchPackages } from './fetch-packages.ts';

/** The packages at the prices of a choice of discount; a typed code that is over is taken off. */
export function usePackages(discount?: DiscountChoice) {
  const { t } = useTranslation();
  const code = discount?.typed?.code;
  const load = useCallback((signal: AbortSignal) => fetchPackages(code, signal), [code]);
  const { data, ...rest } = useLoaded(load);
  const refused = data?.codeRefused ?? false;
  useEffect(() => {
    if (!refused || !code) return;
    discount?.remove();
    toast({ kind: 'error', text: t('discount.gone', { code }) });
  }, [refused, code, discount, t]);
  return { ...rest, packages: data?.packages ?? null };
}
