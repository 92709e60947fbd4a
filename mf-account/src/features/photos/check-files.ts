/** What the server takes: the kind is told by the file itself there, by its type here. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const largestFile = 12 * 1024 * 1024;

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
  if (!acceptedTypes.includes(type)) return 'type';
  if (size > largestFile) return 'size';
  return hasRoom ? null : 'limit';
}
