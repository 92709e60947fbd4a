import { Refusal } from '../../registry/refusal.ts';
import { type KeyPair, keyId } from '../../registry/signature.ts';
import {
  createPair,
  newPair,
  privateText,
  publicText,
  readPair,
  retireKey,
  rotatePair,
} from '../../store/key-files.ts';
import { acceptedKeys, writerKeys } from '../../store/keys.ts';
import { startingPoint } from '../../store/registry-file.ts';
import { adopt, readUnverified, resign } from '../../store/resign.ts';
import type { Answer } from '../answer.ts';
import { channelTable } from '../channel-table.ts';
import type { Command, Context } from '../command.ts';
import { Usage } from '../exit-code.ts';
import { noNames } from '../options.ts';
import { table } from '../table.ts';

function show({ keys }: Context): Answer {
  const signing = keys.privateKey ? writerKeys(keys).pair : readPair(keys.folder);
  const id = signing && keyId(signing.publicKey);
  const rows = acceptedKeys(keys).map((key) => {
    const own = keyId(key);
    return [own, own === id ? 'signs' : 'accepted', publicText(key)];
  });
  const data = rows.map(([key, use, publicKey]) => ({ key, use, publicKey }));
  return { lines: [table(['key', 'use', 'public key'], rows)], data: { keys: data } };
}

/** For a secret store: neither key touches this machine's disk. */
function pairToPrint({ privateKey, publicKey }: KeyPair): Answer {
  const data = {
    REGISTRY_PRIVATE_KEY: privateText(privateKey),
    REGISTRY_PUBLIC_KEYS: publicText(publicKey),
  };
  return { lines: Object.entries(data).map(([name, text]) => `${name}=${text}`), data };
}

function refuseEnvironment({ keys }: Context): void {
  if (!keys.privateKey && !keys.publicKeys) return;
  throw new Refusal(
    'the keys come from the environment; "create --print" makes a pair to put there',
  );
}

function create(context: Context): Answer {
  if (context.flag('print')) return pairToPrint(newPair());
  refuseEnvironment(context);
  if (readPair(context.keys.folder))
    throw new Refusal('there is a pair already; rotate it instead');
  if (!context.dryRun) createPair(context.keys.folder);
  return show(context);
}

async function rotate(context: Context): Promise<Answer> {
  refuseEnvironment(context);
  if (context.dryRun) {
    return {
      lines: ['would make a new pair and sign the registry with it'],
      data: { dryRun: true },
    };
  }
  // What cannot be signed anew is found out before the pair is another.
  await startingPoint(context.files, writerKeys(context.keys).accepted);
  rotatePair(context.keys.folder);
  await resign(context, 'key rotated');
  return show(context);
}

/** The step of the history that --from names. */
function wantedStep(context: Context): number | undefined {
  const from = context.text('from');
  if (from === undefined) return undefined;
  const step = Number(from.replace('#', ''));
  if (!Number.isInteger(step))
    throw new Usage('--from wants the number of a step; status lists them');
  return step;
}

async function sign(context: Context): Promise<Answer> {
  if (!context.why) throw new Usage('say --why: nobody else vouches for what gets signed');
  const step = wantedStep(context);
  const registry = await readUnverified(context.files, step);
  if (!context.dryRun) await adopt(context, step);
  const line = context.dryRun ? 'would sign this (dry run)' : 'this is signed with the present key';
  return { lines: [channelTable(registry), line], data: { registry, dryRun: context.dryRun } };
}

export const command: Command = {
  help: `Usage: npm run keys -- [show]
       npm run keys -- create [--print]   a first pair; --print shows one and stores nothing
       npm run keys -- rotate             a new pair; the old public key stays accepted
       npm run keys -- retire <key>       an old public key is accepted no longer
       npm run keys -- sign --why TEXT    signs the registry as it is, after a key was lost
       npm run keys -- sign --from STEP --why TEXT    as it was at a step that status lists
The keys that sign and check the registry: Ed25519, in REGISTRY_PRIVATE_KEY and REGISTRY_PUBLIC_KEYS
(several, separated by commas), else in KEYS_DIR (default .keys).
  --print        with create: for a secret store
  --from STEP    with sign: after a key was stolen, what was live before the thief came`,
  options: { print: { type: 'boolean' }, from: { type: 'string' } },
  async run(context) {
    const [act = 'show', id] = context.names;
    const words = act === 'retire' ? 2 : 1;
    noNames({ ...context, names: context.names.slice(words) });
    if (act === 'show') return show(context);
    if (act === 'create') return create(context);
    if (act === 'rotate') return rotate(context);
    if (act === 'sign') return sign(context);
    if (act === 'retire' && id) {
      refuseEnvironment(context);
      if (!context.dryRun) retireKey(context.keys.folder, id);
      return show(context);
    }
    throw new Usage('say show, create, rotate, retire <key> or sign; --help says more');
  },
};
