import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import webpack, { type MultiStats, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { compilerMessage } from '../bundler/compiler-message.ts';
import { remoteConfig, shellConfig } from '../bundler/preset.ts';
import { readRemoteManifest, root } from '../workspace/package-files.ts';
import { type Built, builtBy, editBetween } from './built.ts';
import type { Problem } from './edit.ts';
import { type HeldPort, holdPort } from './held-port.ts';
import { isForeign, readableBy } from './own-pages.ts';
import { pageStream } from './page-stream.ts';
import { type Running, startReplaceable } from './replaceable.ts';
import { typeLooksOf } from './type-looks.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What is said to be wrong in a package, the place of it apart. */
function problemOf(said: string, folder: string, loc?: string): Problem {
  const [, file = folder, message = ''] = /^(\S+?): ([\s\S]+)$/.exec(said) ?? [];
  // swc frames the line: `,-[/work/mf-chat/src/entry.tsx:11:1]`; of JSON it is said in words.
  const [line = loc?.split(':')[0]] =
    /(?<=\.\w+:)\d+(?=:\d+\])|(?<=\(line )\d+/.exec(message) ?? [];
  return { kind: 'build', place: line ? `${file}:${line}` : file, message };
}

/** What a build says is wrong. */
function problemsOf({ compilation }: Stats): Problem[] {
  const folder = compilation.compiler.name ?? '';
  const errors = compilation.getStats().toJson({ all: false, errors: true }).errors ?? [];
  return errors.map((error) => problemOf(compilerMessage(error, folder), folder, error.loc));
}

/** Slots that `remote.json` says the remote fills, or why it cannot: one may be named before its file. */
function slotsOf(name: string): string | webpack.WebpackError {
  try {
    return String(readRemoteManifest(name).slots);
  } catch (error) {
    return new webpack.WebpackError(error instanceof Error ? error.message : String(error));
  }
}

/** The files of an edit, from the repository's root. */
const editedIn = ({ stats }: MultiStats) => [
  ...new Set(
    stats
      .flatMap(({ compilation }) => [...(compilation.compiler.modifiedFiles ?? [])])
      .map((file) => relative(root, file))
      .filter((file) => /\.\w+$/.test(file)),
  ),
];

/**
 * Serves one remote with hot reload, and the shell in development mode, because only a
 * development React can replace components. The gateway takes both from here (DEV_REMOTE).
 *
 * @param name for example "mf-chat"
 * @param port where pages look for it
 * @param held the same port, which stays open when this one stops
 * @param onNewSlots the remote fills others than it was started with
 */
async function serve(
  name: string,
  port: number,
  held: HeldPort,
  onNewSlots: () => void,
): Promise<Running> {
  const devOrigin = `http://localhost:${port}`;
  const options = (of: string) => ({
    name: of,
    inputs: 'development',
    outputPath: join(root, '.cache/dev', of),
    devOrigin,
  });
  const compiler = webpack([shellConfig(options('shell')), remoteConfig(options(name))]);
  if (!compiler) throw new Error('webpack made no compiler');
  const pages = pageStream();
  const slots = String(readRemoteManifest(name).slots);
  let wanted = slots;
  const built = new Map<string, Built>();
  /** Hashes of builds from which no hot update leads on. */
  const ends = new Set<string>();
  const hashes = new Map<string, string>();
  /** Files of words that an edit changed: of these webpack knows the folder alone. */
  const words: string[] = [];

  for (const one of compiler.compilers) {
    const of = one.name ?? '';
    let now: Built;
    let isDescribedAnew = false;
    // A slot may be named before its file.
    one.hooks.thisCompilation.tap('edits', ({ contextDependencies }) => {
      if (of === name) contextDependencies.add(join(root, name, 'src/slots'));
    });
    one.hooks.shouldEmit.tap('edits', ({ errors }) => {
      if (of === name && errors.length === 0) {
        const found = slotsOf(name);
        // A mistake like any other, so that no page loads itself anew: it would lack the remote.
        if (typeof found === 'string') wanted = found;
        else errors.push(found);
      }
      // What is half built would take the place of files that pages have still to load.
      return errors.length > 0 && built.has(of) ? false : undefined;
    });
    // Later only the size of a file is known.
    one.hooks.emit.tap('edits', (compilation) => {
      now = builtBy(compilation as never);
    });
    // Before the dev server tells pages of it, so that none is given an update that cannot do.
    one.hooks.done.tap('edits', (stats) => {
      // Also when something else was wrong by then.
      if ([...(one.modifiedFiles ?? [])].some((file) => file.endsWith('remote.json'))) {
        isDescribedAnew = true;
      }
      // Of new slots pages hear from the server that begins anew.
      if (stats.hasErrors() || wanted !== slots) return;
      const before = built.get(of);
      const last = hashes.get(of);
      built.set(of, now);
      hashes.set(of, stats.hash ?? '');
      // Without one before, a page that is open saw what could not be built.
      const changes = before ? editBetween(before, now) : { texts: [], reload: true };
      const edit = { remote: of, ...changes };
      // The gateway knows the remote by its description.
      edit.reload ||= isDescribedAnew;
      isDescribedAnew = false;
      if (edit.reload && last) ends.add(last);
      words.push(...edit.texts.map((language) => `${of}/src/locales/${language}.json`));
      pages.edit(edit);
    });
  }

  let looked = '';
  const lookAtTypes = typeLooksOf(name, (found) => {
    pages.problems('types', found);
    const [first] = found;
    const line = first ? `✗ ${first.place}: ${first.message} (types: ${found.length})` : '';
    if (line !== looked) say(line || 'types fit again');
    looked = line;
  });

  let isFirst = true;
  let wasWrong = false;
  compiler.hooks.done.tap('edits', (stats) => {
    const problems = stats.stats.flatMap(problemsOf);
    pages.problems('build', problems);
    const latest = stats.stats.reduce((one, other) => (one.endTime > other.endTime ? one : other));
    const seconds = `${((latest.endTime - latest.startTime) / 1000).toFixed(1)} s`;
    const [worst] = problems;
    const edited = [...editedIn(stats), ...words.splice(0)];
    const what = edited.join(', ') || name;
    if (worst) say(`✗ ${worst.place}: ${worst.message.split('\n', 1)[0]}`);
    else if (!isFirst && (wasWrong || edited.length > 0)) say(`${what}: shown after ${seconds}`);
    isFirst = false;
    wasWrong = worst !== undefined;
    void lookAtTypes();
    if (!worst && wanted !== slots) onNewSlots();
  });

  const server = new WebpackDevServer(
    {
      port: 0,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      devMiddleware: { stats: 'none' },
      headers: (request) => readableBy(request.headers),
      // Whose sockets are taken.
      allowedHosts: ['.localhost'],
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws`, logging: 'error' },
      setupMiddlewares(others) {
        // A page that finds no update loads itself anew.
        others.unshift({
          name: 'ends',
          middleware: (request, response, next) => {
            const [, hash = ''] = /\.(\w+)\.hot-update\.json/.exec(request.url ?? '') ?? [];
            if (!ends.has(hash)) return next();
            response.writeHead(404, readableBy(request.headers)).end();
          },
        });
        others.unshift({ name: 'edits', path: '/edits', middleware: pages.answer });
        others.unshift({
          name: 'foreign',
          middleware: (request, response, next) => {
            if (!isForeign(request.headers)) return next();
            response.writeHead(403).end();
          },
        });
        return others;
      },
    },
    compiler,
  );
  await server.start();
  const { server: listening } = server;
  if (!listening) throw new Error('webpack-dev-server listens to nobody');
  // So that all that was asked is answered when no connection is left.
  Object.assign(listening, { maxRequestsPerSocket: 1 });
  held.leadTo((listening.address() as AddressInfo).port);
  return {
    async stop() {
      pages.end();
      // Nobody is to hear of the build whose slots this one does not have.
      for (const page of server.webSocketServer?.clients ?? []) page.terminate();
      await held.hold();
      await server.stop();
    },
  };
}

/** Serves until it is stopped; anew when the remote fills other slots, which a container is made with. */
export async function startDevServer(name: string, port: number): Promise<Running> {
  const held = await holdPort(port);
  const running = await startReplaceable((replace) => serve(name, port, held, replace));
  return {
    async stop() {
      held.close();
      await running.stop();
    },
  };
}

const [name, port] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename) {
  if (!name || !port) throw new Error('usage: dev-server.ts <remote> <port>');
  const starting = startDevServer(name, Number(port));
  // SIGTERM ends it as it is: a build that is under way is nobody's any more.
  process.once('disconnect', () => starting.then((server) => server.stop()).finally(process.exit));
  await starting;
  process.send?.('ready');
}
