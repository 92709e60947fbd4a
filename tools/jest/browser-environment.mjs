import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom's own are refused by Node's Request, and React Router passes one with each navigation. */
const instead = { AbortController, AbortSignal };

/** Web platform that browsers have and jsdom lacks; Node's own has the same interface. */
const fromNode = {
  BroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
};

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const missing = Object.entries(fromNode).filter(([name]) => !(name in this.global));
    Object.assign(this.global, instead, Object.fromEntries(missing));
  }
}
