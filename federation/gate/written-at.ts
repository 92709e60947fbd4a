import { SourceMap } from 'node:module';

/**
 * Where a place of a built file was written, "mf-chat/src/routes/chats.tsx:12", or undefined where
 * nobody knows. Line and column count from 1.
 */
export type WrittenAt = (line: number, column: number) => string | undefined;

/** Reads places of a built file by its source map; without one no place is known. */
export function writtenAt(map: string | undefined): WrittenAt {
  if (map === undefined) return () => undefined;
  const read = new SourceMap(JSON.parse(map));
  return (line, column) => {
    const found = read.findOrigin(line, column);
    if (!('fileName' in found)) return undefined;
    // A second module of one file has a star.
    const file = found.fileName.replace(/^.*node_modules\/|\*+$/g, '');
    return `${file}:${found.lineNumber}`;
  };
}
