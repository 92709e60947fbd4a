/** The first and last byte of a part, both counted in. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2). Safari plays no film without
 * it.
 *
 * @param size of the file, in bytes
 * @returns undefined for the whole file, which several parts or another unit are answered with too;
 * 'none' when nothing of the file is in it (416)
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && from !== '' && Number(to) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}
