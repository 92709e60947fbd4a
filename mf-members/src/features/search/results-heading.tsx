import { paths, useFormat, useSession } from '@afterglow/shared-state';
import { SegmentedNav } from '@afterglow/shared-ui/components/navigation/segmented-nav';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Layers, LayoutGrid, Sparkles } from 'lucide-react';
import type { Filters } from './filters.ts';
import type { Found } from './found.ts';
import styles from './search.module.scss';
import { useRegions } from './use-regions.ts';
import { useResultsText } from './use-results-text.ts';
import type { Search } from './use-search.ts';

interface Props {
  filters: Filters;
  search: Search;
}

/** Who and where, and how many of them. */
export function ResultsHeading({ filters, search }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useResultsText();
  const regions = useRegions(filters.country);
  const region = regions.find(({ key }) => key === filters.region)?.name;
  const who = { male: t('filters.men'), female: t('filters.women'), all: t('results.everyone') }[
    filters.gender
  ];
  const own = useSession((state) => state.user?.profile);
  const isNear = search.found?.sort === 'near' && own?.country === filters.country;
  const title = () => {
    if (region) return t('results.inRegion', { who, place: region });
    if (isNear && own?.city) return t('results.near', { who, place: own.city });
    return t('results.inCountry', { who, place: format.country(filters.country) });
  };
  const count = ({ sort, ...found }: Found) => {
    const members = texts.count(found);
    if (found.total === 0) return members;
    return t(sort === 'near' ? 'results.nearest' : 'results.sorted', { members });
  };
  return (
    <header className={`mb-4 ${styles.heading}`}>
      <div>
        <h1>{title()}</h1>
        <p className="mut mt-1" role="status">
          {search.found && !(search.found.limited && search.found.total === 0)
            ? count(search.found)
            : search.loading && t('results.searching')}
        </p>
      </div>
      {own && (
        <SegmentedNav
          label={t('results.ways')}
          items={[
            { to: paths.members(), label: t('results.browse'), icon: LayoutGrid },
            { to: paths.swipeGame(), label: t('results.swipe'), icon: Layers },
            { to: paths.matchFinder(), label: t('results.finder'), icon: Sparkles },
          ]}
        />
      )}
    </header>
  );
}
