import { type ApiCalls, apiCalls } from '../registry/api-calls.ts';
import type { Files } from './files.ts';

const key = 'api/offers.json';

/** What the API that serves offers; undefined until one has begun since there is such a record. */
export async function readOffers(files: Files): Promise<ApiCalls | undefined> {
  const found = await files.read(key);
  return found && apiCalls.parse(JSON.parse(found.content.toString()));
}

/** An API begins to serve: releases are held against it from now on. */
export async function writeOffers(files: Files, offers: ApiCalls): Promise<void> {
  await files.write(key, JSON.stringify(offers));
}
