import { paths, session, useSession } from '@afterglow/shared-state';
import { Navigate, useLocation } from '@afterglow/shared-ui/router';
import type { ReactNode } from 'react';
import { AreaFailure } from '../errors/area-failure.tsx';

/** A route that names a guard nobody wrote is a fault of ours: the error page shows it as a 500. */
class UnknownGuardError extends Error {
  readonly status = 500;
}

interface Props {
  name: string;
  /** Stands there until the server has said who this is. */
  loading: ReactNode;
  children: ReactNode;
}

const ask = () => void session.load().catch(() => {});

/** Lets the right people through: members only, visitors only, or everybody. */
export function Guard({ name, loading, children }: Props) {
  const status = useSession((state) => state.status);
  const { pathname, search } = useLocation();
  if (name === 'none') return children;
  if (name !== 'member' && name !== 'visitor') {
    throw new UnknownGuardError(`unknown guard ${name}`);
  }
  if (status === 'unknown') return loading;
  if (status === 'failed') return <AreaFailure onRetry={ask} />;
  if (name === status) return children;
  const to = name === 'member' ? paths.login({ to: pathname + search }) : paths.members();
  return <Navigate to={to} replace />;
}
