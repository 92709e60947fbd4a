import { launchProduct } from './launch-product.ts';

/** Starts the product that the tests of a run share. */
export default async function startForRun(): Promise<() => Promise<void>> {
  const { url, dataFolder, storeFolder, stop } = await launchProduct();
  process.env.PRODUCT_URL = url;
  process.env.PRODUCT_DATA = dataFolder;
  process.env.PRODUCT_STORE = storeFolder;
  return stop;
}
