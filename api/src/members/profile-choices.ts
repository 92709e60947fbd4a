/** Choices are stored and sent as keys; every reader sees them in their own language. */
export const genders = ['male', 'female'] as const;
export const seeks = ['male', 'female', 'both'] as const;
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const reasons = [
  'chat',
  'flirt',
  'dating',
  'relationship',
  'friendship',
  'adventure',
] as const;
/** Questions that a profile may answer in one line. */
export const prompts = [
  'perfect_sunday',
  'makes_me_laugh',
  'useless_talent',
  'best_trip',
  'cook_alone',
  'unpopular_opinion',
  'song_on_repeat',
  'learning_now',
  'wins_me_over',
  'never_without',
  'ask_me_about',
  'as_a_child',
] as const;
export const tattoos = ['none', 'one', 'some', 'many'] as const;
export const hairColours = ['blond', 'brown', 'black', 'red', 'grey', 'bald', 'other'] as const;
export const eyeColours = ['blue', 'brown', 'green', 'grey', 'hazel', 'other'] as const;
export const bodyTypes = ['slim', 'athletic', 'average', 'curvy', 'full', 'muscular'] as const;
export const relationshipStatuses = [
  'single',
  'relationship',
  'married',
  'open',
  'divorced',
  'widowed',
] as const;
