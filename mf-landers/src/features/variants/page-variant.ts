import { type Settings, settings, useSettings } from '@afterglow/shared-state';

/** The page as it is without a test. */
const base = 'base';

/** The document names exactly one variant of a page: the one that this browser was given. */
function variantIn({ variants }: Settings, page: string): string {
  if (!variants || !Object.hasOwn(variants, page)) return base;
  const [only = base, ...others] = Object.keys(variants[page] ?? {});
  return others.length === 0 ? only : base;
}

export const pageVariant = (page: string): string => variantIn(settings.getState(), page);

export const usePageVariant = (page: string): string =>
  useSettings((site) => variantIn(site, page));
