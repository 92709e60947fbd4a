import { paths, useSession } from '@afterglow/shared-state';
import { Navigate, useLocation } from '@afterglow/shared-ui/router';
import type { ReactNode } from 'react';

/** A route that names a guard nobody wrote is a fault of ours: the error page shows it as a 500. */
class UnknownGuardError extends Error {
  readonly status = 500;
}

interface Props {
  name: string;
  children: ReactNode;
}

/** Lets the right people through: members only, visitors only, or everybody. */
export function Guard({ name, children }: Props) {
  const isMember = useSession((state) => state.user !== null);
  const { pathname, search } = useLocation();
  if (name === 'none') return children;
  if (name === 'member') {
    return isMember ? children : <Navigate to={paths.login({ to: pathname + search })} replace />;
  }
  if (name === 'visitor') return isMember ? <Navigate to={paths.members()} replace /> : children;
  throw new UnknownGuardError(`unknown guard ${name}`);
}
