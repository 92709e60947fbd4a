import type { OwnProfile } from '@afterglow/shared-state';

type Details = Pick<
  OwnProfile,
  'reason' | 'relationship_status' | 'height' | 'body_type' | 'hair_colour' | 'eye_colour'
>;
interface Known extends Details, Pick<OwnProfile, 'about_me' | 'interests' | 'prompts'> {
  hasMain: boolean;
  photos: number;
}

/** Shorter says too little to be answered. */
const enoughText = 40;
const enoughOfAList = 3;

const isDone = {
  photo: ({ hasMain }) => hasMain,
  about: ({ about_me }) => about_me.trim().length >= enoughText,
  interests: ({ interests }) => interests.length >= enoughOfAList,
  prompts: ({ prompts = [] }) => prompts.length > 0,
  photos: ({ photos }) => photos > 1,
  details: ({ reason, relationship_status, height, body_type, hair_colour, eye_colour }) =>
    [reason, relationship_status, height, body_type, hair_colour, eye_colour].filter(
      (one) => one !== null,
    ).length >= enoughOfAList,
} satisfies Record<string, (known: Known) => boolean>;

type Step = keyof typeof isDone;

/** What helps most comes first. */
export const steps = Object.keys(isDone) as Step[];

/** The next step and how many are done; null when all are. */
export function firstOpen(known: Known): { step: Step; done: number } | null {
  const step = steps.find((one) => !isDone[one](known));
  if (!step) return null;
  return { step, done: steps.filter((one) => isDone[one](known)).length };
}
