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
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon: Icon,
  label,
  filled = false,
  loading = false,
  variant = 'ghost',
  size,
  className,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonClass({ variant, size, loading }, cx('btn-icon', className))}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <Icon className={cx('i', filled && 'fill')} aria-hidden="true" />
    </button>
  );
}
