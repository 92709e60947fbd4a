import { useTranslation } from '@afterglow/shared-ui/i18n';
import { cheaper, type Package } from './package.ts';
import { PackageCard } from './package-card.tsx';
import styles from './packages.module.scss';

interface Props {
  packages: readonly Package[];
  selected: Package | undefined;
  onSelect: (id: string) => void;
}

export function PackageList({ packages, selected, onSelect }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{t('packages.label')}</legend>
      {packages.map((one) => (
        <PackageCard
          key={one.id}
          value={one}
          cheaper={cheaper(one, packages)}
          selected={one.id === selected?.id}
          onSelect={() => onSelect(one.id)}
        />
      ))}
    </fieldset>
  );
}
