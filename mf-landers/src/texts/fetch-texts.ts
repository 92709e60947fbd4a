import { fetchCheckedTexts } from '@afterglow/federation/remote/fetch-checked-texts';
import { isMissingModule, NotFoundError } from './not-found.ts';

/** The address of the texts of one language; rejects when there are none. */
export type TextsAddress = (language: string) => Promise<URL>;

/** The specification's fallback language. */
const fallback = 'nl';

async function findTexts(address: TextsAddress, language: string): Promise<URL> {
  try {
    return await address(language);
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    if (language === fallback) throw new NotFoundError(fallback);
    return findTexts(address, fallback);
  }
}

/** The texts in that language, or in the fallback language when nobody has translated them yet. */
export async function fetchTexts(address: TextsAddress, language: string): Promise<object> {
  return fetchCheckedTexts(await findTexts(address, language));
}
