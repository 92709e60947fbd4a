import { SkipLink } from '@afterglow/shared-ui/components/navigation/skip-link';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { ReactNode } from 'react';
import { OfflineNote } from '../connection/offline-note.tsx';
import { DialogSlots } from '../dialogs/dialog-slots.tsx';
import { mainId } from '../document/focus-page.ts';
import { EntryWarning } from '../entry-warning/entry-warning.tsx';

interface Props {
  /** Above the content: bars and alerts. */
  header?: ReactNode;
  children: ReactNode;
  /** Below the content: footer and tab bar. */
  footer?: ReactNode;
  /** Where the entry warning shows; everywhere without it. */
  warnIn?: string[];
  className?: string;
}

/** What all layouts have in common. */
export function Frame({ header, children, footer, warnIn, className }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink target={mainId}>{t('nav.skip')}</SkipLink>
      {header}
      <OfflineNote />
      <main id={mainId} tabIndex={-1} className={className}>
        {children}
      </main>
      {footer}
      <DialogSlots />
      <EntryWarning {...(warnIn && { countries: warnIn })} />
    </>
  );
}

/** Outside the default layout only the strictest countries ask for the warning. */
export const strictCountries = ['NL', 'DE'];
