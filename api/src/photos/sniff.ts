import type { Static } from 'typebox';
import type { PictureType } from './schemas.ts';

const isKind: Record<Static<typeof PictureType>, (file: Buffer) => boolean> = {
  'image/jpeg': (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (file) => ascii(file, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/gif': (file) => ['GIF87a', 'GIF89a'].includes(ascii(file, 0, 6)),
  'image/webp': (file) => ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP',
  'image/avif': (file) =>
    ascii(file, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(file, 8, 12)),
};

const ascii = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

/** Whether it is a picture that is taken, told by its first bytes, never by name or header. */
export function isPicture(file: Buffer): boolean {
  return Object.values(isKind).some((isThis) => isThis(file));
}
