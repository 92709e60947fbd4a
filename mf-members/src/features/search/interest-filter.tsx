import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { InterestChips, useHasInterests } from './interest-chips.tsx';
import styles from './search.module.scss';

interface Props {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Interests to share: whoever has one of those chosen is found. Folded, as there are many, and made when unfolded. */
export function InterestFilter({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!useHasInterests()) return null;

  return (
    <details
      className={styles.interests}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary id={id}>
        {chosen.length > 0
          ? t('filters.interestsWith', { count: chosen.length })
          : t('profile.interests')}
        <ChevronDown className="i" aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its frame around chips */}
      <div className="mt-2" role="group" aria-labelledby={id}>
        {isOpen && <InterestChips chosen={chosen} onChange={onChange} />}
      </div>
    </details>
  );
}
