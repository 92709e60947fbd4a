/** What a trace of Chromium holds, as far as it is read here; moments and lengths in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  id2?: { local?: string };
  args?: { name?: string; frame_reporter?: FrameReport };
}

export interface FrameReport {
  frame_sequence: number;
  frame_type?: 'FORKED' | 'BACKFILL';
  state:
    | 'STATE_NO_UPDATE_DESIRED'
    | 'STATE_PRESENTED_ALL'
    | 'STATE_PRESENTED_PARTIAL'
    | 'STATE_DROPPED';
}
