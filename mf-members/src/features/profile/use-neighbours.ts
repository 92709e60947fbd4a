import type { Id } from '@afterglow/shared-state';
import { useNavigate } from '@afterglow/shared-ui/router';
import { useArrowKeys } from '../card/use-arrow-keys.ts';
import { neighbours } from './neighbours.ts';

/** The members beside this one in the list one came from, and the way to them by keys and swipes. */
export function useNeighbours(id: Id) {
  const navigate = useNavigate();
  const before = neighbours.of(id, -1);
  const after = neighbours.of(id, 1);
  // Back leads to the list, however many one has looked at.
  const step = (by: 1 | -1) => {
    const next = by === 1 ? after : before;
    if (next) navigate(next.to, { replace: true });
  };
  useArrowKeys({ left: () => step(-1), right: () => step(1) });
  return { before, after, step };
}
