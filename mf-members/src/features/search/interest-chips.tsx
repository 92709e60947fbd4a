import { interests, useData } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Interests that have a name here. */
export function useNamedInterests() {
  const { i18n } = useTranslation();
  const known = useData(interests).data ?? [];
  return known.filter(({ key }) => i18n.exists(`interests.${key}`, { ns: 'mf-members' }));
}

/** One chip per interest, to choose any number. */
export function InterestChips({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const named = useNamedInterests();
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <div className="chips">
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
  );
}
