import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import type { Draw } from '@afterglow/federation/registry/drawing';
import {
  type CodeMessage,
  type DrawMessage,
  type DrawnMessage,
  type FrameAsked,
  mostShared,
  type SharedMessage,
} from './messages.ts';

/**
 * The process that runs what releases bring to draw their pages: it has no secrets, may open no
 * file but its own, and can be ended at any moment.
 */
const drawers = new Map<string, Draw<FrameAsked>>();

/** What is installed here is not for releases; they may ask for parts of Node. */
const partsOfNode = createRequire('/');

function learn({ key, text }: CodeMessage): void {
  const module = { exports: {} as { draw: Draw<FrameAsked> } };
  const run = runInThisContext(`(function (module, exports, require) {${text}\n})`, {
    filename: key,
  });
  run(module, module.exports, partsOfNode);
  drawers.set(key, module.exports.draw);
}

const values = new Map<number, object>();

function remember({ id, value }: SharedMessage): void {
  values.set(id, value);
  values.delete(id - mostShared);
}

type Outcome = Pick<DrawnMessage, 'drawing' | 'failure'>;

async function attempt(key: string | undefined, asked: FrameAsked): Promise<Outcome> {
  try {
    const drawing = key === undefined ? undefined : await drawers.get(key)?.(asked);
    if (drawing && typeof drawing.html !== 'string') throw new TypeError('it draws no text');
    return { drawing };
  } catch (error) {
    return { drawing: undefined, failure: `${key}: ${error}` };
  }
}

/** A page that fails draws itself in the browser; until then its frame stands there. */
async function draw({ page, frame, shared, ...message }: DrawMessage): Promise<Outcome> {
  const settings = values.get(shared.settings) ?? {};
  const remotes = values.get(shared.remotes) ?? [];
  const asked: FrameAsked = { ...message.asked, settings, remotes };
  const inner = await attempt(page, asked);
  const outer = await attempt(frame, { ...asked, page: inner.drawing?.html });
  const failure = inner.failure ?? outer.failure;
  const told = failure === undefined ? {} : { failure };
  if (!outer.drawing) return { drawing: inner.drawing, ...told };
  const unanswered = [...(inner.drawing?.unanswered ?? []), ...outer.drawing.unanswered];
  return { drawing: { html: outer.drawing.html, unanswered }, ...told };
}

type Message = CodeMessage | SharedMessage | DrawMessage;

async function answer(message: Message): Promise<void> {
  if (message.kind === 'code') return learn(message);
  if (message.kind === 'shared') return remember(message);
  const drawn: DrawnMessage = { id: message.id, ...(await draw(message)) };
  process.send?.(drawn);
}

// One after the other: what draws has one state for everything.
let before: Promise<void> = Promise.resolve();
process.on('message', (message: Message) => {
  before = before.then(() => answer(message)).catch(() => {});
});
process.on('disconnect', () => process.exit());

// It has started; no drawing has this number.
process.send?.({ id: 0, drawing: undefined } satisfies DrawnMessage);
