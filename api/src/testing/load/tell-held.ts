// Preloaded into an API that a test runs as a process of its own: whoever asks is told how many bytes
// of memory its objects and buffers hold, once all that nobody needs is thrown away.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', () => {
  // What ends with the first time is only known to be free the second time.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.channel?.unref();
