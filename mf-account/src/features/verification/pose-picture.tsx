import type { Verification } from '@afterglow/shared-state';
import styles from './verification.module.scss';

/** The arm and the hand of each pose, over the same head and shoulders. */
const arms: Record<Verification['pose'], string> = {
  hand_on_head: 'M100 112 112 62 84 28M88 27Q72 14 50 23',
  thumb_up: 'M106 118 100 92M92 72h16v18H92zM95 71V54',
  two_fingers: 'M106 118 100 92M92 74h16v16H92zM95 73 90 50M104 73 108 50',
  hand_on_cheek: 'M106 118 92 82 86 44M91 78 81 66',
  fist_on_chin: 'M104 116 74 88M54 77h18v14H54z',
};

/** Drawn, as the words beside it say it all. */
export function PosePicture({ pose }: Pick<Verification, 'pose'>) {
  return (
    <svg className={styles.picture} viewBox="0 0 132 124" aria-hidden="true">
      <path d="M14 118C16 98 34 88 54 84V72M78 72v12c20 4 36 14 40 34" />
      <ellipse cx="66" cy="50" rx="21" ry="26" />
      <path d="M58 47v2M74 47v2M58 61q8 6 16 0" />
      <path className={styles.arm} d={arms[pose]} />
    </svg>
  );
}
