import { cx } from '../../cx.ts';
import { Choice, type ChoiceProps } from './choice.tsx';

/** A radio whose whole card can be pressed. */
export function RadioCard({ className, ...props }: ChoiceProps) {
  return (
    <Choice
      {...props}
      type="radio"
      className={cx('radio-card', className)}
      control={<span className="rad" />}
    />
  );
}
