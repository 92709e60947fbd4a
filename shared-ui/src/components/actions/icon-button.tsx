import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../../cx.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface Props
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>,
    Omit<ButtonLook, 'block'> {
  icon: LucideIcon;
  /** The accessible name; also the tooltip. */
  label: string;
  /** Fills the icon, for a like that was given. */
  filled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon: Icon,
  label,
  filled = false,
  variant = 'ghost',
  size,
  className,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonClass({ variant, size }, cx('btn-icon', className))}
    >
      <Icon className={cx('i', filled && 'fill')} aria-hidden="true" />
    </button>
  );
}
