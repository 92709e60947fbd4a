import { median } from './quantile.ts';
import type { FrameReport, TraceEvent } from './trace-event.ts';

/** What came to the screen while something moved; of rates the middle and the worst of its rounds. */
export interface Presented {
  /** Frames a second. */
  rate: number;
  worst: number;
  /** Milliseconds until the first of them. */
  wait: number;
  /** Shares of the frames that were due: shown without what the page's own thread had to bring, */
  late: number;
  /** left out, since the browser was not done with drawing the ones before, */
  busy: number;
  /** or left out for another reason: nearly always the page's own thread again. */
  dropped: number;
}

export interface Span {
  from: number;
  to: number;
}

interface Frame {
  begun: number;
  ended: number;
  reports: FrameReport[];
}

/** Spans between marks of the page, `NAME begins` and `NAME ends`. */
export function spansOf(events: readonly TraceEvent[], name: string): Span[] {
  const at = (mark: string) =>
    events.filter((one) => one.name === `${name} ${mark}`).map(({ ts }) => ts);
  const ends = at('ends');
  return at('begins').flatMap((from) => {
    const to = ends.find((end) => end > from);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** The frames of the process that drew the page, one for each tick of the screen. */
function framesOf(events: readonly TraceEvent[], pid: number): Frame[] {
  const open = new Map<string, TraceEvent>();
  const frames = new Map<number, Frame>();
  for (const event of events) {
    const id = event.id2?.local ?? '';
    if (event.name !== 'PipelineReporter' || event.pid !== pid) continue;
    if (event.ph === 'b') open.set(id, event);
    const begun = event.ph === 'e' ? open.get(id) : undefined;
    const report = begun?.args?.frame_reporter;
    if (!begun || !report) continue;
    open.delete(id);
    const frame = frames.get(report.frame_sequence) ?? { begun: begun.ts, ended: 0, reports: [] };
    frame.reports.push(report);
    if (report.state.startsWith('STATE_PRESENTED')) frame.ended = event.ts;
    frames.set(report.frame_sequence, frame);
  }
  return [...frames.values()].filter(({ reports }) =>
    reports.some(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED'),
  );
}

type Fate = 'shown' | 'late' | 'busy' | 'dropped';

function fateOf({ reports }: Frame): Fate {
  const is = (state: FrameReport['state']) => reports.some((one) => one.state === state);
  if (is('STATE_PRESENTED_ALL')) return 'shown';
  if (is('STATE_PRESENTED_PARTIAL')) return 'late';
  return reports.some((one) => one.frame_type === 'BACKFILL') ? 'busy' : 'dropped';
}

/**
 * What came to the screen in these spans of a trace, each after its first frame.
 *
 * @param pid the process of the page
 */
export function presentedIn(
  events: readonly TraceEvent[],
  pid: number,
  spans: readonly Span[],
): Presented {
  const frames = framesOf(events, pid);
  const fates: Fate[] = [];
  const waits: number[] = [];
  const rates: number[] = [];
  for (const { from, to } of spans) {
    const first = frames.find((one) => one.begun >= from && one.ended > 0);
    if (!first || first.begun >= to) continue;
    const within = frames.filter(({ begun }) => begun > first.begun && begun < to);
    const seconds = (to - first.begun) / 1_000_000;
    rates.push(within.filter(({ ended }) => ended > 0).length / seconds);
    waits.push((first.ended - from) / 1000);
    fates.push(...within.map(fateOf));
  }
  const share = (fate: Fate) => fates.filter((one) => one === fate).length / fates.length;
  return {
    rate: median(rates),
    worst: Math.min(...rates),
    wait: median(waits),
    late: share('late'),
    busy: share('busy'),
    dropped: share('dropped'),
  };
}
