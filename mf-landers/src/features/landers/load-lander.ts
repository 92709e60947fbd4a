import { type ComponentType, createElement } from 'react';
import type { TextsAddress } from '../../texts/fetch-texts.ts';
import { isMissingModule, NotFoundError } from '../../texts/not-found.ts';
import { pageVariant } from '../variants/page-variant.ts';
import type { LanderProps } from './audience.ts';
import { loadAudience } from './load-audience.ts';

/**
 * A lander is a folder in src/landers: `lander.tsx` draws it, `texts/<language>.json` are its
 * words. Whatever lies there is found by its name in the address; nothing else lists it.
 */
async function loadCode(name: string): Promise<{ default: ComponentType<LanderProps> }> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new NotFoundError(name);
  try {
    return await import(
      /* webpackChunkName: "lander-[request]" */ `../../landers/${name}/lander.tsx`
    );
  } catch (error) {
    throw isMissingModule(error) ? new NotFoundError(name) : error;
  }
}

/** A lander, ready for the audience that the address names. */
export async function loadLander(name: string, slug?: string): Promise<{ default: ComponentType }> {
  const [{ default: Lander }, audience] = await Promise.all([loadCode(name), loadAudience(slug)]);
  const variant = pageVariant(`landers/${name}`);
  return { default: () => createElement(Lander, { audience, variant }) };
}

/** Beside the code, so that nobody loads a language that is not on screen, or hashes of other landers. */
export function landerTextsAddress(name: string): TextsAddress {
  return async (language) => {
    const { address } = await import(
      /* webpackChunkName: "lander-[request]" */ `../../landers/${name}/address.ts`
    );
    return address(language);
  };
}

/** The namespace of a lander's texts. */
export const landerNamespace = (name: string): string => `lander-${name}`;
