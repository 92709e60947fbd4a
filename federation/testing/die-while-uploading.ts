import { diskFiles } from '../store/disk.ts';
import { storeRelease } from './stored-release.ts';

/**
 * A process that stops in the middle of an upload and waits to be killed:
 * `node die-while-uploading.ts <store> <name> <text>`, with an IPC channel.
 */
const [folder = '', name = '', text = ''] = process.argv.slice(2);
const files = diskFiles(folder);
let written = 0;

async function write(key: string, content: Uint8Array | string): Promise<void> {
  if (written === 3) {
    process.send?.('half way');
    await new Promise(() => setInterval(() => undefined, 1000));
  }
  written += 1;
  await files.write(key, content);
}

await storeRelease({ ...files, write }, name, text);
