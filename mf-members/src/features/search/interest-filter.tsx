import { interests, useData } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useId } from 'react';
import styles from './search.module.scss';

interface Props {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Interests to share: whoever has one of those chosen is found. Folded, as there are many. */
export function InterestFilter({ chosen, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const known = useData(interests).data ?? [];
  const named = known.filter(({ key }) => i18n.exists(`interests.${key}`, { ns: 'mf-members' }));
  if (named.length === 0) return null;

  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);

  return (
    <details className={styles.interests}>
      <summary id={id}>
        {chosen.length > 0
          ? t('filters.interestsWith', { count: chosen.length })
          : t('profile.interests')}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its frame around chips */}
      <div className="chips mt-2" role="group" aria-labelledby={id}>
        {named.map(({ key, icon }) => (
          <Chip
            key={key}
            icon={iconByName(icon)}
            selected={chosen.includes(key)}
            onClick={() => toggle(key)}
          >
            {t(`interests.${key}` as 'interests.wine')}
          </Chip>
        ))}
      </div>
    </details>
  );
}
