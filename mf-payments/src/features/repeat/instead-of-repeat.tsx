import { paths, usePaged } from '@afterglow/shared-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { Navigate } from '@afterglow/shared-ui/router';
import { payments } from '../history/lists.ts';
import { usePackages } from '../packages/use-packages.ts';

/**
 * What was bought last cannot be paid as it was: its package leads to the other ways to pay. Who has
 * bought nothing that is still for sale chooses a package first.
 */
export function InsteadOfRepeat() {
  const before = usePaged(payments);
  const { packages, loading } = usePackages();
  if (loading || before.loading) return <ListSkeleton rows={3} />;
  const last = before.items.find(
    ({ status, package: bought }) =>
      status === 'completed' && packages?.some(({ id }) => id === bought),
  );
  return <Navigate to={last ? paths.credits(last.package) : paths.creditPackages()} replace />;
}
