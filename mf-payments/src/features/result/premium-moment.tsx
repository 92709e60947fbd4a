import { useSession } from '@afterglow/shared-state';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './premium-moment.module.scss';

/** Where the sparks start, in hundredths of the width, and when: a handful, once. */
const sparks = [8, 19, 27, 36, 44, 57, 63, 72, 84, 93];

/**
 * Becoming Premium is one of the three loud moments of the product: golden light behind the card,
 * the member's own photo in a ring of gold, and the crown last. Nothing in it needs to be seen.
 */
export function PremiumMoment({ children }: { children: ReactNode }) {
  return (
    <div className={styles.moment}>
      <div className={styles.light} aria-hidden="true">
        <span className={styles.rays} />
        {sparks.map((place, turn) => (
          <span
            key={place}
            className={styles.spark}
            style={{
              insetInlineStart: `${place}%`,
              animationDelay: `${300 + ((turn * 7) % 10) * 45}ms`,
            }}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

/** In place of the card's icon: whose moment it is. */
export function PremiumMark() {
  const photo = useSession((state) => state.user?.profile.main_image?.thumb_url);
  return (
    <span className={styles.mark}>
      <Avatar src={photo} size={104} />
      <span className={styles.crown}>
        <Crown />
      </span>
    </span>
  );
}
