import type { ComponentType } from 'react';
import { isMissingModule, NotFoundError } from '../../texts/not-found.ts';
import type { TextsLoader } from '../../texts/use-extra-texts.ts';

/**
 * A lander is a folder in src/landers: `lander.tsx` draws it, `texts/<language>.json` are its
 * words. Whatever lies there is found by its name in the address; nothing else lists it.
 */
export async function loadLander(name: string): Promise<{ default: ComponentType }> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new NotFoundError(name);
  try {
    return await import(
      /* webpackChunkName: "lander-[request]" */ `../../landers/${name}/lander.tsx`
    );
  } catch (error) {
    throw isMissingModule(error) ? new NotFoundError(name) : error;
  }
}

export function landerTextsLoader(name: string): TextsLoader {
  return (language) =>
    import(
      /* webpackChunkName: "lander-texts-[request]" */ `../../landers/${name}/texts/${language}.json`
    );
}

/** The namespace of a lander's texts. */
export const landerNamespace = (name: string): string => `lander-${name}`;
