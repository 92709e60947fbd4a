import {
  bodyTypes,
  eyeColours,
  hairColours,
  profileReasons,
  relationshipStatuses,
  sexualities,
  tattooCounts,
} from '@afterglow/shared-state/limits';

/** The choices of a profile by field; the texts have a name for each. */
export const choices = {
  sexuality: sexualities,
  reason: profileReasons,
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_colour: hairColours,
  eye_colour: eyeColours,
  tattoos: tattooCounts,
} as const;

export type ChoiceField = keyof typeof choices;
