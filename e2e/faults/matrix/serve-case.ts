import type { Registry, ReleaseRef } from '@afterglow/federation/registry/registry';
import { goLive } from '@afterglow/federation/registry/steps';
import type { Files } from '@afterglow/federation/store/files';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import { changeRegistry, startingPoint } from '@afterglow/federation/store/registry-file';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';
import { storeVariant } from '../../support/releases/variant.ts';
import type { Case } from './cases.ts';

const description = 'release.json';

/** The release of a case, as it is in its store; healthy when the fault is in how it arrives. */
async function storeBroken(files: Files, { subject, fault, what }: Case): Promise<ReleaseRef> {
  const { remote, version } = subject;
  const id = what.replace(/\W+/g, '_');
  if (fault.trouble) return storeVariant(files, remote, version, { id });
  const { change } = fault;
  const file = fault.file(subject);
  if (file !== description) return storeVariant(files, remote, version, { id, file, change });
  const ref = await storeVariant(files, remote, version, { id });
  const text = change('');
  await files.write(releaseKey(remote, ref.version, description), text);
  return { ...ref, digest: digestOf(text) };
}

/** Puts cases live in a store, one after the other, each as if there had been none before it. */
export async function casesIn(storeFolder: string) {
  const files = await openFiles(storeFolder, '');
  const keys = writerKeys(keySource(process.env));
  const { registry: first } = await startingPoint(files, keys.accepted);

  return async (one: Case): Promise<string> => {
    const ref = await storeBroken(files, one);
    const { [one.subject.remote]: _, ...others } = first.channels;
    const start: Registry = one.hasPrevious ? first : { ...first, channels: others };
    const note = { who: 'test', what: one.what, why: '' };
    await changeRegistry(files, keys, note, ({ sequence }) => ({
      ...goLive(start, ref),
      sequence: sequence + 1,
    }));
    return ref.version;
  };
}
