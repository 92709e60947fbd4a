import { useLocation, useResolvedPath } from 'react-router';
import { Link, type LinkProps } from './link.tsx';

/** A link that says whether its reader is there, or below it. */
export function NavLink(props: LinkProps) {
  const here = useLocation().pathname;
  const there = useResolvedPath(props.to).pathname;
  const isCurrent = here === there || here.startsWith(`${there}/`);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
