import type { Figures } from '@afterglow/federation/telemetry/figures';

const share = (part: number) => `${(part * 100).toFixed(part < 0.1 ? 2 : 1)} %`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** A figure and how it compares with that of the version before, as people read it. */
export interface Told {
  text: string;
  change: string;
  /** Clearly worse; a few per cent are nobody's business. */
  isWorse: boolean;
}

const none: Told = { text: '–', change: '', isWorse: false };

function told(
  value: number | null,
  before: number | null,
  text: (value: number) => string,
  worseFrom: number,
): Told {
  if (value === null) return none;
  if (before === null) return { text: text(value), change: '', isWorse: false };
  const difference = value - before;
  const sign = difference < 0 ? '−' : '+';
  const isWorse = value > before * worseFrom && difference > 0;
  return { text: text(value), change: `${sign}${text(Math.abs(difference))}`, isWorse };
}

/** The three figures of a version beside those of the one before it. */
export function figuresText(of: Figures, before: Figures | undefined) {
  return {
    errors: told(of.errors, before?.errors ?? null, share, 2),
    lcp: told(of.lcp, before?.lcp ?? null, milliseconds, 1.1),
    inp: told(of.inp, before?.inp ?? null, milliseconds, 1.1),
  };
}

export const sizeText = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** How long ago something was, in the largest unit that it fills. */
export function ageText(at: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 1440)} days`;
}

export const timeText = (at: string): string => at.slice(0, 16).replace('T', ' ');
