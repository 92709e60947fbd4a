import { useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Filters } from './filters.ts';
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
  return (
    <header className="mb-4">
      <h1>
        {region
          ? t('results.inRegion', { who, place: region })
          : t('results.inCountry', { who, place: format.country(filters.country) })}
      </h1>
      <p className="mut mt-1" role="status">
        {search.found && !(search.found.limited && search.found.total === 0)
          ? t('results.sorted', { members: texts.count(search.found) })
          : search.loading && t('results.searching')}
      </p>
    </header>
  );
}
