import { useSession, useTimeBonus } from '@afterglow/shared-state';
import { Slot } from '../boot/slot.tsx';
import { useRoute } from '../boot/use-route.ts';
import styles from './time-bonus-banner.module.scss';

/** The strip above the bar in the members area while the welcome bonus lasts; its room is kept. */
export function TimeBonusBanner() {
  const isInMembersArea = useRoute()?.area === 'members';
  const isMember = useSession((state) => state.user !== null);
  const isVisible = useTimeBonus((state) => state.visible);
  const isExpected = useTimeBonus((state) => state.isExpected);
  if (!isMember || !isInMembersArea || !(isVisible || isExpected)) return null;
  return <div className={styles.strip}>{isVisible && <Slot name="banner:time-bonus" />}</div>;
}
