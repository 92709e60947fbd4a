import { Link, type LinkProps } from '@afterglow/shared-ui/router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface Props extends LinkProps, ButtonLook {
  children: ReactNode;
  icon?: LucideIcon;
  iconAfter?: LucideIcon;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  icon: Icon,
  iconAfter: IconAfter,
  children,
  ...rest
}: Props) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {Icon && <Icon className="i" aria-hidden="true" />}
      <span>{children}</span>
      {IconAfter && <IconAfter className="i" aria-hidden="true" />}
    </Link>
  );
}
