import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { waitingScript } from './page-scripts.ts';

/**
 * Beside the release files, because pages allow scripts from nowhere else: those of old releases of
 * the shell, too.
 */
const workerAddress = '/assets/service-worker.js';

/** Tells a worker that comes after its page which files the page loads; some it has already. */
const tellLoaded =
  "w.addEventListener('controllerchange',()=>new PerformanceObserver(l=>w.controller?.postMessage(l.getEntries().filter(e=>e.name.startsWith(origin+'/assets/')).map(e=>e.name))).observe({type:'resource',buffered:true}),{once:true})";

/** The files of the page come first, and its scripts may be asked for after all else. */
const untilPageRuns = `const main=${waitingScript};if(main)await new Promise(runs=>main.addEventListener('load',runs))`;

/** For the document: starts the worker when the page is there; it can do without for this time. */
export const startWorker = `addEventListener('load',async()=>{try{${untilPageRuns};const w=navigator.serviceWorker;if(!w.controller)${tellLoaded};await w.register('${workerAddress}',{scope:'/'})}catch{}})`;

const folder = join(import.meta.dirname, '../../worker');

/** The worker's modules, each after those it uses. */
const modules = ['scope', 'stores', 'named', 'files', 'documents', 'push', 'leaving', 'main'];

/**
 * The worker as one classic script, because not every browser runs workers made of modules: the
 * modules one after the other, no two of which use one name for two things.
 */
export function workerScript(): string {
  return modules
    .map((name) => readFileSync(join(folder, `${name}.js`), 'utf8'))
    .map((code) =>
      code.replace(/^import .*;\n/gm, '').replace(/^export (?=async |function |const )/gm, ''),
    )
    .join('\n');
}

/**
 * Serves the service worker at an address that stays, for the whole site. Browsers ask for it again
 * with each page, and start the new one when a byte of it is another.
 */
export function serveServiceWorker(app: FastifyInstance): void {
  const script = workerScript();
  app.get(workerAddress, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
