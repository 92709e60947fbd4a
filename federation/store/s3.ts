import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { Refusal } from '../registry/refusal.ts';
import { type Files, Unreachable } from './files.ts';
import { keysBelow } from './keys-below.ts';
import { localCopies } from './local-copies.ts';
import { parseS3Address } from './s3-address.ts';
import { whileClaimed } from './s3-claims.ts';

/** Milliseconds to connect and to wait for an answer, before the store counts as unreachable. */
const timeouts = { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true };

interface ServerError {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** What the server said, also when flydrive wrapped it. */
function serverError(error: unknown): ServerError {
  const wrapped = error instanceof Error && error.cause instanceof Error;
  return (wrapped ? error.cause : error) as ServerError;
}

const status = (error: unknown) => serverError(error).$metadata?.httpStatusCode;

/** MinIO answers 507; a quota is something else everywhere, but called so. */
const isFull = (error: unknown) =>
  status(error) === 507 || /QuotaExceeded$/.test(serverError(error).name ?? '');

/**
 * A store in a bucket of an S3-compatible server. `cache` is a folder for copies of release files.
 * Writers take turns by claims. Where the server knows conditional writes it is also told what the
 * registry must have been, so that even a writer whose claim ran out cannot overwrite a newer one.
 */
export function s3Files(address: string, cache: string): Files {
  const { bucket, prefix, endpoint, region } = parseS3Address(address);
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Not every compatible server knows the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  });
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  );
  const location = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
  const at = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const strip = (key: string) => key.slice(prefix ? prefix.length + 1 : 0);

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal || error instanceof Unreachable) throw error;
      if (isFull(error)) throw new Unreachable(`the store ${location} cannot be used: it is full`);
      const { name, code, message } = serverError(error);
      const reason = [code ?? name, message].filter(Boolean).join(': ');
      throw new Unreachable(`the store ${location} cannot be reached: ${reason}`);
    }
  }

  async function conditional(key: string, content: string, condition: object): Promise<boolean> {
    try {
      const command = { Bucket: bucket, Key: at(key), Body: content, ...condition };
      await client.send(new PutObjectCommand(command));
      return true;
    } catch (error) {
      // 409: somebody else is writing it at this moment.
      if (status(error) === 412 || status(error) === 409) return false;
      throw error;
    }
  }

  async function stamp(key: string): Promise<string | undefined> {
    try {
      const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: at(key) }));
      return head.ETag;
    } catch (error) {
      if (status(error) === 404) return undefined;
      throw error;
    }
  }

  const read: Files['read'] = async (key) => {
    // The tag first: content newer than its tag only makes a later conditional write fail.
    const tag = await stamp(key);
    if (tag === undefined) return undefined;
    return { content: Buffer.from(await disk.getBytes(at(key))), tag };
  };

  const files: Omit<Files, 'local'> = {
    location,
    stampLasts: 500,
    read: (key) => guarded(() => read(key)),
    stamp: (key) => guarded(() => stamp(key)),
    write: (key, content) => guarded(() => disk.put(at(key), content)),
    create: (key, content) =>
      guarded(async () => {
        if ((await stamp(key)) !== undefined) return false;
        return conditional(key, content, { IfNoneMatch: '*' });
      }),
    replace: (key, content, tag) =>
      guarded(async () => {
        if ((await stamp(key)) !== tag) return false;
        return conditional(key, content, tag ? { IfMatch: tag } : { IfNoneMatch: '*' });
      }),
    list: (folder) => guarded(async () => (await keysBelow(disk, at(folder))).map(strip)),
    remove: (folder) =>
      guarded(async () => {
        for (const key of await keysBelow(disk, at(folder))) await disk.delete(key);
      }),
    alone: (work) => guarded(() => whileClaimed(disk, at('claims'), work)),
  };
  return { ...files, local: localCopies(files, cache) };
}
