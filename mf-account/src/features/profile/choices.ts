/** The choices of a profile, as the keys that are stored; the texts have a name for each. */
export const choices = {
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  reason: ['chat', 'flirt', 'dating', 'relationship', 'friendship', 'adventure'],
  relationship_status: ['single', 'relationship', 'married', 'open', 'divorced', 'widowed'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'full', 'muscular'],
  hair_colour: ['blond', 'brown', 'black', 'red', 'grey', 'bald', 'other'],
  eye_colour: ['blue', 'brown', 'green', 'grey', 'hazel', 'other'],
  tattoos: ['none', 'one', 'some', 'many'],
} as const;

export type ChoiceField = keyof typeof choices;

export const lowestHeight = 120;
export const greatestHeight = 230;
export const longestAbout = 1000;
export const longestName = 30;
export const mostInterests = 12;
