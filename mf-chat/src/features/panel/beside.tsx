import type { Card } from '@afterglow/shared-state';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './beside.module.scss';

interface Props {
  member: Card;
}

/** Where it does not come, the conversation is all there is, as on a smaller screen. */
const ProfilePanel = lazy<ComponentType<Props>>(() =>
  import('./profile-panel.tsx').catch(() => ({ default: () => null })),
);

/** Who one writes with, beside the conversation where there is room for it. */
export function Beside({ member }: Props) {
  const isWide = useMediaQuery('(min-width: 1400px)');
  if (!isWide) return null;
  return (
    <div className={styles.beside}>
      <Suspense fallback={null}>
        <ProfilePanel key={member.id} member={member} />
      </Suspense>
    </div>
  );
}
