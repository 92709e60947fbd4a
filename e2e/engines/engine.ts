import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const engines = { firefox: openFirefox, webkit: openWebKit };

const isOne = (name: string): name is keyof typeof engines => name in engines;

/** The engine that the command line names, and how to open it. */
export function namedEngine() {
  const [, , name = ''] = process.argv;
  if (!isOne(name)) throw new Error(`say which engine: ${Object.keys(engines).join(', ')}`);
  return { name, open: engines[name] };
}
