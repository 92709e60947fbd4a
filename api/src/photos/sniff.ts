/** Kinds of pictures that are taken, recognised by their first bytes, never by name or header. */
export function isPicture(file: Buffer): boolean {
  const ascii = (from: number, to: number) => file.toString('latin1', from, to);
  if (file.readUIntBE(0, Math.min(3, file.length)) === 0xffd8ff) return true;
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return true;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return true;
  return ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12));
}
