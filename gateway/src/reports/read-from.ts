import { closeSync, openSync, readSync } from 'node:fs';

/** What was added to a file since `offset`, in whole lines. */
export function readFrom(path: string, offset: number): Buffer {
  const chunks: Buffer[] = [];
  const file = openSync(path, 'r');
  try {
    for (let position = offset; ; ) {
      const buffer = Buffer.alloc(65_536);
      const bytes = readSync(file, buffer, 0, buffer.length, position);
      if (bytes === 0) break;
      chunks.push(buffer.subarray(0, bytes));
      position += bytes;
    }
  } finally {
    closeSync(file);
  }
  const all = Buffer.concat(chunks);
  return all.subarray(0, all.lastIndexOf(10) + 1);
}
