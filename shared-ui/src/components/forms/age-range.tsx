import { type ReactNode, useId } from 'react';

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

/** Two native sliders on one track; neither thumb passes the other. */
export function AgeRange(props: Props) {
  const { label, min = 18, max = 99, value, onChange, format, fromLabel, toLabel } = props;
  const [from, to] = value;
  const labelId = useId();
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
      <div className="rng">
        <span
          className="rng-fill"
          style={{ left: `${percent(from)}%`, right: `${100 - percent(to)}%` }}
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
