import { isMissingModule, NotFoundError } from '../../texts/not-found.ts';
import { type Audience, everyone } from './audience.ts';

/**
 * The audience an address names: a folder in src/slugs, where the gateway looks as well, so that a
 * slug nobody made is a 404. They are a few words each and come with the page.
 */
export async function loadAudience(slug: string | undefined): Promise<Audience> {
  if (slug === undefined) return everyone;
  if (!/^[a-z0-9-]+$/.test(slug)) throw new NotFoundError(slug);
  try {
    const found: { default: Audience } = await import(
      /* webpackMode: "eager" */ `../../slugs/${slug}/audience.ts`
    );
    return found.default;
  } catch (error) {
    throw isMissingModule(error) ? new NotFoundError(slug) : error;
  }
}
