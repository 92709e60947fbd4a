import { interests, useData } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { iconByName } from '@afterglow/shared-ui/components/labels/icon-by-name';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** All interests, and which of them have a name here. */
function useInterests() {
  const { i18n } = useTranslation();
  const known = useData(interests).data ?? [];
  const isNamed = ({ key }: (typeof known)[number]) =>
    i18n.exists(`interests.${key}`, { ns: 'mf-members' });
  return { known, isNamed };
}

export function useHasInterests(): boolean {
  const { known, isNamed } = useInterests();
  return known.some(isNamed);
}

/** One chip per interest, to choose any number. */
export function InterestChips({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const { known, isNamed } = useInterests();
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <div className="chips">
      {known.filter(isNamed).map(({ key, icon }) => (
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
