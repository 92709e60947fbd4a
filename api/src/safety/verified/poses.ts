import type { Context } from '../../platform/context.ts';
import { derive } from '../../platform/secrets.ts';

/** What the site may ask to see on the photo; texts for them are the pages'. */
export const poses = [
  'hand_on_head',
  'thumb_up',
  'two_fingers',
  'hand_on_cheek',
  'fist_on_chin',
] as const;
export type Pose = (typeof poses)[number];

/** The pose for a member's next try: another each time, and nobody knows it before they are asked. */
export function poseFor({ secret }: Pick<Context, 'secret'>, userId: string, tries: number): Pose {
  const first = Buffer.from(derive(secret, 'pose', userId), 'base64url').readUInt8();
  return poses[(first + tries) % poses.length] ?? 'thumb_up';
}
