import { type ComponentType, lazy, Suspense } from 'react';
import type { RowsProps } from './near-rows.tsx';

/** So many are drawn wherever they are; few people have more, so what longer lists need comes then. */
export const fewRows = 200;

function AllRows({ chats, children }: RowsProps) {
  return chats.map(children);
}

// Without a network a long list is slow, and all there.
const NearRows = lazy<ComponentType<RowsProps>>(() =>
  import('./near-rows.tsx').catch(() => ({ default: AllRows })),
);

/** The rows of a list, of which only those near the screen are drawn where there are many. */
export function Rows(props: RowsProps) {
  const all = <AllRows {...props} />;
  if (props.chats.length <= fewRows) return all;
  return (
    <Suspense fallback={all}>
      <NearRows {...props} />
    </Suspense>
  );
}
