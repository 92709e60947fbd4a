import { Agent, get } from 'node:http';
import { cpuOf } from './processes.ts';
import type { Subject } from './product.ts';

export interface Call {
  path: string;
  /** The cookies of those who ask, in turn. */
  cookies: string[];
}
export interface Asked {
  /** Milliseconds of processor for each call, of each process. */
  cpu: number[];
  p50: number;
  p95: number;
  perSecond: number;
  bytes: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let asked = 0;

/** Asks the same of a subject for some seconds, so many at once. */
export async function ask(
  subject: Subject,
  call: Call,
  seconds: number,
  atOnce = 8,
): Promise<Asked> {
  const took: number[] = [];
  let bytes = 0;
  const asking = async (until: number) => {
    while (performance.now() < until) {
      const from = performance.now();
      bytes = await one(subject.origin, call);
      took.push(performance.now() - from);
    }
  };
  const round = (length: number) => {
    const until = performance.now() + length * 1000;
    return Promise.all(Array.from({ length: atOnce }, () => asking(until)));
  };
  // The first calls are for connections, plans of statements and compiled code.
  await round(2);
  took.length = 0;
  const before = subject.pids.map(cpuOf);
  await round(seconds);
  const cpu = subject.pids.map((pid, index) => (cpuOf(pid) - (before[index] ?? 0)) / took.length);
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(share * (took.length - 1))] ?? 0;
  return { cpu, p50: at(0.5), p95: at(0.95), perSecond: took.length / seconds, bytes };
}

function one(origin: string, { path, cookies }: Call): Promise<number> {
  asked += 1;
  const headers = {
    cookie: cookies[asked % cookies.length] ?? '',
    // Each at home somewhere else: the limits are those of many people.
    'x-forwarded-for': `10.${(asked >> 8) % 256}.${asked % 256}.1`,
  };
  return new Promise((done, failed) => {
    const request = get(`${origin}${path}`, { headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) done(bytes);
        else failed(new Error(`${path}: ${answer.statusCode}`));
      });
    });
    request.on('error', failed);
  });
}
