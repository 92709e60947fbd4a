import { readProcesses } from '../../../tools/start/record-process.ts';

/** A product that runs, as a test meets it. */
export interface Product {
  /** Address of the Dutch site, e.g. "http://localhost:41234". */
  url: string;
  dataFolder: string;
  storeFolder: string;
  /** Address of a page on another site of the same product. */
  on(host: string, path?: string): string;
  /** SIGKILL as hard as can be, the supervisor starts it again; SIGSTOP hangs it until SIGCONT. */
  signal(name: 'api' | 'gateway', signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
}

type Place = Pick<Product, 'url' | 'dataFolder' | 'storeFolder'>;

export function productAt(place: Place): Product {
  return {
    ...place,
    on(host, path = '/') {
      const address = new URL(path, place.url);
      address.hostname = host;
      return address.href;
    },
    signal(name, signal) {
      const pid = readProcesses(place.dataFolder)[name];
      if (!pid) throw new Error(`the ${name} is not running.`);
      process.kill(pid, signal);
    },
  };
}

/** The one that global set-up started. Throws when it did not. */
export function sharedProduct(): Product {
  const { PRODUCT_URL: url, PRODUCT_DATA: dataFolder, PRODUCT_STORE: storeFolder } = process.env;
  if (!url || !dataFolder || !storeFolder) {
    throw new Error('the product runs only within Playwright.');
  }
  return productAt({ url, dataFolder, storeFolder });
}
