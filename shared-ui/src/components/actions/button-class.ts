import { cx } from '../../cx.ts';

export type ButtonVariant =
  | 'primary'
  | 'tonal'
  | 'neutral'
  | 'outline'
  | 'ghost'
  | 'danger'
  | 'gold'
  | 'white'
  | 'glass';

export interface ButtonLook {
  /** `primary` once per view; `gold` only for Premium. */
  variant?: ButtonVariant | undefined;
  /** 40, 48, 56 or (icon buttons) 72 px high. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** The class names of a button, also for links that look like one. */
export function buttonClass(
  { variant = 'primary', size = 'md', block, loading }: ButtonLook & { loading?: boolean },
  extra?: string,
): string {
  return cx(
    'btn',
    `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    block && 'btn-block',
    loading && 'is-loading',
    extra,
  );
}
