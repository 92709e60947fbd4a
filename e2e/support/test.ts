import { test as base } from '@playwright/test';
import { launchGateway } from './product/launch-gateway.ts';
import { launchProduct } from './product/launch-product.ts';
import { type Product, productAt, sharedProduct } from './product/product.ts';
import { watchTraces } from './traces.ts';

export interface Fixtures {
  product: Product;
  /** Matches complaints of the page that a test brings about on purpose; null for none. */
  expectedErrors: RegExp | null;
  watchPage: undefined;
}

/** A refused call is part of many journeys; the browser reports each as an error of its own. */
const refusedCalls = /^Failed to load resource/;

/**
 * Playwright's test with the running product. Every test has a fresh browser context, and fails on
 * an error nobody caught, on anything in the console that is an error (also what the content
 * security policy refuses), on any request that leaves the product, and on an address that tells who
 * somebody is, or a thing kept in the browser that nobody knows of [S10].
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  product: ({}, use) => use(sharedProduct()),
  baseURL: ({ product }, use) => use(product.url),
  expectedErrors: [refusedCalls, { option: true }],
  watchPage: [
    async ({ context, product, expectedErrors }, use) => {
      const complaints: string[] = [];
      const { port } = new URL(product.url);
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') complaints.push(`${message.text()} (${url})`);
      });
      context.on('request', (request) => {
        const { protocol, hostname, port: asked } = new URL(request.url());
        const isOwn = asked === port && /(^|\.)localhost$/.test(hostname);
        if (protocol.startsWith('http') && !isOwn) complaints.push(`left for ${request.url()}`);
      });
      const traces = watchTraces(context, product.url);
      await use(undefined);
      complaints.push(...(await traces()));
      const unexpected = complaints.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests that release something: a gateway and a store of their own, before the API all share. */
export const gatewayTest = test.extend<
  Pick<Fixtures, 'product'> & { variables: NodeJS.ProcessEnv }
>({
  variables: [{}, { option: true }],
  product: async ({ variables }, use) => {
    const gateway = await launchGateway(sharedProduct(), undefined, variables);
    await use(
      productAt({ ...sharedProduct(), ...gateway, dataFolder: sharedProduct().dataFolder }),
    );
    await gateway.stop();
  },
});

/** For tests that break the API, and mend it: a product of a worker's own. It takes much longer. */
export const ownTest = test.extend<object, { ownProduct: Product }>({
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const own = await launchProduct();
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: ({ ownProduct }, use) => use(ownProduct),
});

export const { expect } = test;
