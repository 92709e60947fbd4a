import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../cx.ts';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the control; the sentence itself stands in a Field or Note nearby. */
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
}

interface Props extends ChoiceProps {
  type: 'checkbox' | 'radio';
  /** The drawn control; it follows the input, so CSS can read the input's state. */
  control: ReactNode;
  controlLast?: boolean;
}

/** A native input under a drawn control; the whole row is its label. */
export function Choice(props: Props) {
  const { label, hint, invalid, control, controlLast, className, ...input } = props;
  const hintId = useId();
  const text = (
    <span className="grow">
      {label}
      {hint && (
        <span id={hintId} className="hint" aria-hidden="true">
          {hint}
        </span>
      )}
    </span>
  );
  return (
    <label className={cx('choice', className)}>
      <input
        {...input}
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? hintId : input['aria-describedby']}
      />
      {controlLast && text}
      {control}
      {!controlLast && text}
    </label>
  );
}
