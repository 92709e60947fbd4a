const themes = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;
const modes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
const languages = ['english', 'pseudo'] as const;

/** What can be chosen, with what there is to choose; the first is what nobody chose. */
export const choices = { theme: themes, mode: modes, direction: directions, language: languages };

export type Settings = { [K in keyof typeof choices]: (typeof choices)[K][number] };

/** What the address says, so that a look can be passed round. */
export function settingsIn(search: string): Settings {
  const query = new URLSearchParams(search);
  const chosen = <T extends string>(name: string, values: readonly [T, ...T[]]) =>
    values.find((value) => value === query.get(name)) ?? values[0];
  return {
    theme: chosen('theme', themes),
    mode: chosen('mode', modes),
    direction: chosen('direction', directions),
    language: chosen('language', languages),
  };
}
