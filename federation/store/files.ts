/** A file as it was read, with a tag that says which state of it that was. */
export interface Tagged {
  content: Buffer;
  tag: string;
}

/**
 * Where releases and the registry are kept: a folder, or a bucket of an S3-compatible server. Keys
 * are paths such as `releases/mf-chat/0123456789ab/entry.js`. A file appears whole or not at all.
 * Everything throws `Unreachable` when the store does not answer.
 */
export interface Files {
  /** For people: a folder, or `s3://bucket/prefix`. */
  location: string;
  /** Milliseconds an answer of `stamp` may be used again; 0 where asking costs nothing. */
  stampLasts: number;
  read(key: string): Promise<Tagged | undefined>;
  /** Changes whenever the file does; cheaper than reading it. */
  stamp(key: string): Promise<string | undefined>;
  write(key: string, content: Uint8Array | string): Promise<void>;
  /** Writes a file that must not exist yet; false when it does. */
  create(key: string, content: string): Promise<boolean>;
  /** Writes a file that must still have `tag` (undefined: must not exist); false when it has not. */
  replace(key: string, content: string, tag: string | undefined): Promise<boolean>;
  /** All keys below a folder. */
  list(folder: string): Promise<string[]>;
  remove(folder: string): Promise<void>;
  /** Runs `work` while no other process does. Throws `LostRace` when others take too long. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Where a file is on this machine's disk, fetched there if need be; undefined when there is none. */
  local(key: string): Promise<string | undefined>;
}

/** The store does not answer, or not in a way that helps. The message is one line for a person. */
export class Unreachable extends Error {}
