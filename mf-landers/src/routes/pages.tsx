import { PageSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useLocation } from '@afterglow/shared-ui/router';
import { useMemo } from 'react';
import { pageNamespace, pageOf, pageTextsAddress } from '../features/pages/page-texts.ts';
import { StaticPage } from '../features/pages/static-page.tsx';
import { bringExtraTexts, useExtraTexts } from '../texts/use-extra-texts.ts';

/** The texts of the page at an address, before it is drawn. */
export function prepare(pathname: string): Promise<void> {
  const page = pageOf(pathname);
  return bringExtraTexts(pageNamespace(page), pageTextsAddress(page));
}

/** All static pages: each has a route of its own, the last part of the address names it. */
export default function Pages() {
  const page = pageOf(useLocation().pathname);
  const address = useMemo(() => pageTextsAddress(page), [page]);
  const { ready } = useExtraTexts(pageNamespace(page), address);
  return ready ? <StaticPage key={page} page={page} /> : <PageSkeleton />;
}
