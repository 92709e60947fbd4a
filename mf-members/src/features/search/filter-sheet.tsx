import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { FilterFields } from './filter-fields.tsx';
import type { useFilters } from './use-filters.ts';
import { useResultsText } from './use-results-text.ts';
import type { Search } from './use-search.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  search: Search;
  chosen: ReturnType<typeof useFilters>;
}

/** The filters on phones and tablets: results change behind it, the button shows how many. */
export function FilterSheet({ open, onClose, search, chosen }: Props) {
  const { t } = useTranslation();
  const { filters, defaults, change, clear, isChanged } = chosen;
  const texts = useResultsText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      headAction={
        <Button variant="ghost" size="sm" aria-disabled={!isChanged} onClick={clear}>
          {t('filters.clear')}
        </Button>
      }
      footer={
        <Button size="lg" block loading={search.loading} onClick={onClose}>
          {search.found ? texts.show(search.found) : t('filters.show')}
        </Button>
      }
    >
      <FilterFields filters={filters} forBoth={defaults.gender === 'all'} onChange={change} />
    </Dialog>
  );
}
