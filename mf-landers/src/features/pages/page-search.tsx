import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Search } from 'lucide-react';
import { LinkedText } from './linked-text.tsx';

interface Props {
  wanted: string;
  onChange: (wanted: string) => void;
  /** How many questions have these words. */
  count: number;
}

/** Finds a question on a page with many. */
export function PageSearch({ wanted, onChange, count }: Props) {
  const { t } = useTranslation();
  return (
    <search>
      <TextInput
        type="search"
        label={t('pages.search')}
        icon={Search}
        autoComplete="off"
        value={wanted}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className="mut mt-2 mb-0">
        {count === 0 && <LinkedText text={t('pages.nothing')} />}
        {count > 0 && wanted.trim() && t('pages.found', { count })}
      </p>
    </search>
  );
}
