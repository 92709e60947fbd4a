import { pictureFileMaxLength, pictureTypes } from '@afterglow/shared-state/limits';

export type Refusal = 'type' | 'size' | 'limit';

export interface CheckedFiles {
  accepted: File[];
  refused: { name: string; reason: Refusal }[];
}

/** Sorts out what cannot be uploaded; `room` is how many more photos there may be. */
export function checkFiles(files: readonly File[], room: number): CheckedFiles {
  const accepted: File[] = [];
  const refused: CheckedFiles['refused'] = [];
  for (const file of files) {
    const reason = whyNot(file, accepted.length < room);
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function whyNot({ type, size }: File, hasRoom: boolean): Refusal | null {
  // The server looks into the file itself.
  if (!pictureTypes.some((taken) => taken === type)) return 'type';
  if (size > pictureFileMaxLength) return 'size';
  return hasRoom ? null : 'limit';
}
