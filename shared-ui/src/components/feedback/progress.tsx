interface Props {
  /** From 1. */
  step: number;
  steps: number;
  /** "Step 3 of 5". */
  label: string;
}

/** One bar per step. */
export function Progress({ step, steps, label }: Props) {
  return (
    <div
      className="prog"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step}
      aria-valuetext={label}
      aria-label={label}
    >
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} className={index < step ? 'on' : undefined} />
      ))}
    </div>
  );
}
