import { usePageTitle, useSession } from '@afterglow/shared-state';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useIsDrawn } from '@afterglow/shared-ui/hooks/use-is-drawn';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { FilterChips } from '../features/search/filter-chips.tsx';
import { FilterRail } from '../features/search/filter-rail.tsx';
import { FilterSheet } from '../features/search/filter-sheet.tsx';
import { searchKey } from '../features/search/filters.ts';
import { Results } from '../features/search/results.tsx';
import { ResultsHeading } from '../features/search/results-heading.tsx';
import styles from '../features/search/search.module.scss';
import { useFilters } from '../features/search/use-filters.ts';
import { useKeptScroll } from '../features/search/use-kept-scroll.ts';
import { useSearch } from '../features/search/use-search.ts';

export default function Members() {
  const { t } = useTranslation();
  usePageTitle(t('results.title'));
  const reader = useSession((state) => state.user?.id);
  const isWide = useMediaQuery('(min-width: 992px)');
  const isDrawn = useIsDrawn();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const chosen = useFilters();
  const key = searchKey(chosen.filters, reader);
  const search = useSearch(chosen.filters);
  useKeptScroll(key, search.found !== null);

  return (
    <div className={`wrapx ${styles.page}`}>
      {(isWide || isDrawn) && <FilterRail {...chosen} />}
      <div aria-busy={search.loading}>
        <ResultsHeading filters={chosen.filters} search={search} />
        {(!isWide || isDrawn) && <FilterChips chosen={chosen} onOpen={() => setSheetOpen(true)} />}
        <div ref={neighbourInherits}>
          <Results search={search} chosen={chosen} />
        </div>
      </div>
      {!isWide && (
        <FilterSheet
          open={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          search={search}
          chosen={chosen}
        />
      )}
    </div>
  );
}
