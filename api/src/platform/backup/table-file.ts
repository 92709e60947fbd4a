import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copied, type Table } from './tables.ts';

/** What tells that two copies of a table are the same. */
export interface Sum {
  rows: number;
  /** Of PostgreSQL's text format, before it is compressed; hexadecimal. */
  sha256: string;
}

/** A table as a file: PostgreSQL's text format, compressed. */
export const fileOf = (folder: string, table: string) => join(folder, `${table}.copy.gz`);

/** Writes a table to its file. */
export async function writeTable(client: pg.ClientBase, table: Table, folder: string) {
  const sum = summing();
  const file = createWriteStream(fileOf(folder, table.name), { flags: 'wx', flush: true });
  await pipeline(rowsOf(client, table), sum.passing, createGzip(), file);
  return sum.result();
}

/** Fills a table from its file. */
export async function readTable(client: pg.ClientBase, table: Table, folder: string) {
  const into = client.query(copyFrom(`copy ${copied(table)} from stdin`));
  const file = createReadStream(fileOf(folder, table.name));
  await pipeline(file, createGunzip(), into);
}

/** What a table is now. */
export async function sumOfTable(client: pg.ClientBase, table: Table): Promise<Sum> {
  return sumOf(rowsOf(client, table));
}

/** What a file holds; throws when it is cut off or no such file. */
export async function sumOfFile(folder: string, table: string): Promise<Sum> {
  const plain = createGunzip();
  const [sum] = await Promise.all([
    sumOf(plain),
    pipeline(createReadStream(fileOf(folder, table)), plain),
  ]);
  return sum;
}

const rowsOf = (client: pg.ClientBase, table: Table) =>
  client.query(copyTo(`copy ${copied(table)} to stdout`));

async function sumOf(stream: Readable): Promise<Sum> {
  const sum = summing();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(stream, sum.passing, nowhere);
  return sum.result();
}

const newline = 10;

/** Sums what passes. In the text format every row ends with a newline, and no other is there. */
function summing() {
  const hash = createHash('sha256');
  let rows = 0;
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { passing, result: (): Sum => ({ rows, sha256: hash.digest('hex') }) };
}
