import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import styles from './list-head.module.scss';

interface Props {
  /** The list is all there is on the page. */
  isAlone: boolean;
  /** There is something to search. */
  isSearchable: boolean;
  /** Null while it is closed. */
  search: string | null;
  onSearch: (search: string | null) => void;
}

/** What the list is called, and the search by name, open or not. */
export function ListHead({ isAlone, isSearchable, search, onSearch }: Props) {
  // Beside a conversation it is that one's page.
  const Heading = isAlone ? 'h1' : 'h2';
  const { t } = useTranslation();
  /** Opened just now; one that is come back to takes no focus. */
  const [isNew, setNew] = useState(false);
  const isOpen = search !== null;
  return (
    <>
      <div className={styles.head}>
        <Heading className="h2">{t('list.title')}</Heading>
        {isSearchable && (
          <IconButton
            icon={isOpen ? X : Search}
            size="sm"
            label={isOpen ? t('list.endSearch') : t('list.search')}
            aria-expanded={isOpen}
            onClick={() => {
              setNew(true);
              onSearch(isOpen ? null : '');
            }}
          />
        )}
      </div>
      {isOpen && (
        <div className={styles.search}>
          <TextInput
            label={t('list.search')}
            hideLabel
            icon={Search}
            type="search"
            autoFocus={isNew}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            placeholder={t('list.searchPlaceholder')}
          />
        </div>
      )}
    </>
  );
}
