import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import {
  createPath,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site. */
  to: To;
  /** By default where it leads to what is shown already. */
  replace?: boolean;
  state?: unknown;
  /** Leaves it to the browser. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Anything else is for the browser: a new tab, a download, a menu. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link that the router follows. */
export function Link({ to, replace, state, reloadDocument, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(to));
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isOurs = !reloadDocument && (rest.target ?? '_self') === '_self' && isPlain(event);
    if (event.defaultPrevented || !isOurs) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? here === there, state });
  }

  return <a {...rest} href={href} onClick={follow} />;
}
