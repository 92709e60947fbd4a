// Preloaded into services (`node --import`). V8 collects when memory is asked for, so a process that
// has nothing to do keeps what its start or a busy hour took: half of all it holds.
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isWorthCollecting } from './worth-collecting.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const lookEvery = 20_000;
const heapUsed = () => process.memoryUsage().heapUsed;

let before = performance.eventLoopUtilization();
let kept = 0;

setInterval(() => {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, before);
  before = now;
  if (!isWorthCollecting({ utilization, used: heapUsed(), kept })) return;
  collect();
  kept = heapUsed();
}, lookEvery).unref();
