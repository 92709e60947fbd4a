import { chooseTheme, themeChoice, useSettings } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Moon, Smartphone, Sun } from 'lucide-react';
import { useState } from 'react';

export function ThemeRow() {
  const { t } = useTranslation();
  const ofSite = useSettings((settings) => settings.start_theme);
  const [theme, setTheme] = useState(() => themeChoice(ofSite));
  return (
    <Segmented
      label={t('settings.theme')}
      value={theme}
      onChange={(choice) => {
        setTheme(choice);
        chooseTheme(choice);
      }}
      options={[
        { value: 'light', label: t('settings.light'), icon: Sun },
        { value: 'dark', label: t('settings.dark'), icon: Moon },
        { value: 'device', label: t('settings.device'), icon: Smartphone },
      ]}
    />
  );
}
