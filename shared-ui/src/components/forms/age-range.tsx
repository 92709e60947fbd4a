import { type MouseEvent, type ReactNode, useId } from 'react';

interface Props {
  label: ReactNode;
  min?: number;
  max?: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** "25 to 42". */
  format: (from: number, to: number) => string;
  fromLabel: string;
  toLabel: string;
}

/** As wide as `.rng` draws it: its middle stays so far from the ends of the track. */
const thumbPx = 28;

/** How far along the track was pressed, from 0 to 1. */
function shareAt({ currentTarget, clientX }: MouseEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left - thumbPx / 2) / (width - thumbPx);
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  return Math.min(1, Math.max(0, isRtl ? 1 - share : share));
}

/**
 * Two native sliders on one track; neither thumb passes the other. A press on the track moves the
 * nearer one there.
 */
export function AgeRange(props: Props) {
  const { label, min = 18, max = 99, value, onChange, format, fromLabel, toLabel } = props;
  const [from, to] = value;
  const labelId = useId();

  function press(event: MouseEvent<HTMLElement>): void {
    // A thumb that was moved.
    if (event.target instanceof HTMLInputElement) return;
    const age = min + Math.round(shareAt(event) * (max - min));
    const isFrom = age - from < to - age;
    onChange(isFrom ? [age, to] : [from, age]);
    event.currentTarget.querySelectorAll('input')[isFrom ? 0 : 1]?.focus();
  }

  const percent = (age: number) => ((age - min) / (max - min)) * 100;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the numbers
    <div className="fld" role="group" aria-labelledby={labelId}>
      <div className="row-x between">
        <span id={labelId} className="lbl">
          {label}
        </span>
        <output className="b num">{format(from, to)}</output>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders have the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className="rng" onClick={press}>
        <span
          className="rng-fill"
          style={{ insetInline: `${percent(from)}% ${100 - percent(to)}%` }}
        />
        <input
          type="range"
          aria-label={fromLabel}
          // The thumb nearer to the end of the track must stay on top, or it cannot be caught.
          style={{ zIndex: from > (min + max) / 2 ? 2 : 1 }}
          min={min}
          max={max}
          value={from}
          onChange={(event) => onChange([Math.min(Number(event.target.value), to), to])}
        />
        <input
          type="range"
          aria-label={toLabel}
          style={{ zIndex: 1 }}
          min={min}
          max={max}
          value={to}
          onChange={(event) => onChange([from, Math.max(Number(event.target.value), from)])}
        />
      </div>
    </div>
  );
}
