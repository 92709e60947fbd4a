import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  children: ReactNode;
  icon?: LucideIcon;
  iconAfter?: LucideIcon;
  /** Shows a spinner in the same width and ignores clicks; focus stays on the button. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  block,
  className,
  icon: Icon,
  iconAfter: IconAfter,
  loading = false,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, loading }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {Icon && <Icon className="i" aria-hidden="true" />}
      <span>{children}</span>
      {IconAfter && <IconAfter className="i" aria-hidden="true" />}
    </button>
  );
}
