import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** Width in pixels of the picture that an image element shows, as the server sends it. */
export async function widthOf(image: Locator): Promise<number> {
  const address = await image.evaluate((element) => (element as HTMLImageElement).src);
  const answer = await image.page().context().request.get(address);
  expect(answer.ok(), address).toBe(true);
  return (await sharp(await answer.body()).metadata()).width;
}
