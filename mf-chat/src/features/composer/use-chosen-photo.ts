import { toast } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { useDroppedFiles } from './use-dropped-files.ts';

/** The photo that goes next, however it came: from a camera, a folder, the clipboard, or dropped. */
export function useChosenPhoto() {
  const { t } = useTranslation();
  const [photo, setPhoto] = useState<File | null>(null);

  /** There is no picture in what was chosen: says so. */
  function refuse(): void {
    setPhoto(null);
    toast({ kind: 'error', text: t('composer.noPhoto') });
  }

  /** The first picture among some files. */
  function take(given: FileList): void {
    const files = [...given];
    const picture = files.find(({ type }) => type.startsWith('image/'));
    if (picture) setPhoto(picture);
    else if (files.length > 0) refuse();
  }

  const isDropping = useDroppedFiles(take);
  return { photo, take, refuse, remove: () => setPhoto(null), isDropping };
}
