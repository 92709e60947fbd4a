import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Drawing } from '@afterglow/federation/registry/drawing';
import {
  type DrawMessage,
  type DrawnMessage,
  type FrameAsked,
  mostShared,
  type SharedMessage,
} from './messages.ts';

/** In milliseconds. */
export interface DrawingTimes {
  /** How long a document waits for a drawing; the page can draw itself. */
  patience: number;
  /** The same for the first one of a version, whose code is read meanwhile. */
  patienceAtFirst: number;
  /** When a drawing that was begun will not come any more. */
  hopeless: number;
  /** How long a version is left out whose drawing did not come. */
  pause: number;
}

const usual: DrawingTimes = {
  patience: 400,
  patienceAtFirst: 2500,
  hopeless: 5000,
  pause: 60_000,
};
/** Drawings that may wait at once; with more of them the next would come too late. */
const mostWaiting = 24;
const megabytes = 256;
/** How memory is kept (mallopt(3)): all that a process of drawings gets of the gateway's environment. */
const memoryVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')),
);

/** Code of one version of a package. */
export interface DrawingCode {
  /** Names it for good. */
  key: string;
  read: () => Promise<string | undefined>;
}

export interface Wanted {
  page: DrawingCode | undefined;
  frame: DrawingCode | undefined;
  asked: FrameAsked;
}

export interface Drawer {
  /** Undefined when there is none, or when it takes too long. */
  draw(wanted: Wanted): Promise<Drawing | undefined>;
  /** Reads code ahead of the first drawing. */
  learn(code: DrawingCode | undefined): Promise<unknown>;
  stop(): void;
}

interface Waiting {
  done: (drawing: Drawing | undefined) => void;
  since: number;
  keys: string[];
}

const program = join(import.meta.dirname, 'draw-process.ts');

/** Draws pages by the code of their releases, in a process of their own. */
export function startDrawer(warn: (line: string) => void, times = usual): Drawer {
  const { patience, patienceAtFirst, hopeless, pause } = times;
  const waiting = new Map<number, Waiting>();
  const said = new Set<string>();
  /** Versions whose code is known to come to an end; and until when those are left out that did not. */
  const drawn = new Set<string>();
  const endless = new Map<string, number>();
  /** Since when the process is at the oldest drawing; undefined while it starts. */
  let freeSince: number | undefined;
  let child: ChildProcess | undefined;
  let known = new Set<string>();
  /** What the process was sent to draw with. */
  let sent = new WeakMap<object, number>();
  let lastSent = 0;
  let last = 0;

  function once(line: string): void {
    if (said.has(line)) return;
    said.add(line);
    warn(line);
  }

  function end(): void {
    child?.removeAllListeners().kill('SIGKILL');
    child = undefined;
    known = new Set();
    sent = new WeakMap();
    freeSince = undefined;
    for (const { done } of waiting.values()) done(undefined);
    waiting.clear();
  }

  function running(): ChildProcess {
    if (child) return child;
    child = fork(program, {
      env: memoryVariables,
      execArgv: [
        '--permission',
        `--allow-fs-read=${import.meta.dirname}`,
        `--max-old-space-size=${megabytes}`,
        '--disable-warning=ExperimentalWarning',
      ],
      // Long texts go as they lie.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', ({ id, drawing, failure }: DrawnMessage) => {
      freeSince = performance.now();
      if (failure) once(`a page could not be drawn: ${failure}`);
      const one = waiting.get(id);
      waiting.delete(id);
      for (const key of one?.keys ?? []) drawn.add(key);
      one?.done(drawing);
    });
    child.on('error', end).on('exit', end);
    // A gateway that has nothing else to do may end.
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** Gives the process the code of a version that it does not have; false when nobody has it. */
  async function teach(code: DrawingCode | undefined): Promise<string | undefined> {
    if (!code) return undefined;
    const text = known.has(code.key) ? '' : await code.read();
    if (text === undefined) return undefined;
    if (!known.has(code.key)) {
      running().send({ kind: 'code', key: code.key, text });
      known.add(code.key);
    }
    return code.key;
  }

  /** Sends what many pages are drawn with, if it was not sent before; the same object stays the same. */
  function share(value: object): number {
    const before = sent.get(value);
    if (before !== undefined && before > lastSent - mostShared) return before;
    lastSent += 1;
    running().send({ kind: 'shared', id: lastSent, value } satisfies SharedMessage);
    sent.set(value, lastSent);
    return lastSent;
  }

  return {
    async draw({ page, frame, asked }) {
      const now = performance.now();
      const oldest = waiting.values().next().value;
      if (oldest && freeSince && now - Math.max(oldest.since, freeSince) > hopeless) {
        once(
          `${oldest.keys.join(' in ')} takes longer than ${hopeless} ms to draw and is left out`,
        );
        for (const key of oldest.keys) endless.set(key, now + pause);
        end();
      }
      if (waiting.size >= mostWaiting) return undefined;
      const [inner, outer] = [await teach(page), await teach(frame)];
      const keys = [inner, outer].filter((key) => key !== undefined);
      if (keys.length === 0 || keys.some((key) => (endless.get(key) ?? 0) > now)) return undefined;
      last += 1;
      const id = last;
      const { settings, remotes, ...own } = asked;
      const shared = { settings: share(settings), remotes: share(remotes) };
      const message: DrawMessage = {
        kind: 'draw',
        id,
        page: inner,
        frame: outer,
        asked: own,
        shared,
      };
      return new Promise((resolve) => {
        const isFirst = keys.some((key) => !drawn.has(key));
        const timer = setTimeout(resolve, isFirst ? patienceAtFirst : patience, undefined);
        const done = (drawing: Drawing | undefined) => {
          clearTimeout(timer);
          resolve(drawing);
        };
        waiting.set(id, { done, since: performance.now(), keys });
        running().send(message);
      });
    },
    learn: teach,
    stop: end,
  };
}
