import { type Profile, useLanguage, useUnits } from '@afterglow/shared-state';
import { formatHeight } from '@afterglow/shared-state/height';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import {
  Eye,
  Heart,
  HeartHandshake,
  type LucideIcon,
  PenTool,
  Ruler,
  Scissors,
  UserRound,
} from 'lucide-react';

export interface Detail {
  field: string;
  icon: LucideIcon;
  text: string;
}

const icons = {
  relationship_status: Heart,
  sexuality: HeartHandshake,
  height: Ruler,
  body_type: UserRound,
  eye_colour: Eye,
  hair_colour: Scissors,
  tattoos: PenTool,
} satisfies Record<string, LucideIcon>;

type Field = keyof typeof icons;

/** What a member chose to tell, in the reader's words; keys we have no word for are left out. */
export function useDetails(profile: Profile, visible: readonly string[]): Detail[] {
  const { t, i18n } = useTranslation();
  const language = useLanguage((state) => state.current);
  const units = useUnits();

  function textOf(field: Field): string | null {
    if (field === 'height')
      return profile.height ? formatHeight(profile.height, language, units) : null;
    const key: string = `choices.${field}.${profile[field]}`;
    return i18n.exists(key, { ns: 'mf-members' }) ? t(key as 'choices.tattoos.one') : null;
  }

  return (Object.keys(icons) as Field[]).flatMap((field) => {
    const text = visible.includes(field) ? textOf(field) : null;
    return text ? [{ field, icon: icons[field], text }] : [];
  });
}
