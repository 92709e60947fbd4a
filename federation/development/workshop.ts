import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { workshopConfig } from '../bundler/preset.ts';
import { root } from '../workspace/package-files.ts';

const [port, name = 'shared-ui'] = process.argv.slice(2);

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/${name}/main.css">
</head><body><script src="/${name}/main.js"></script></body></html>`;

/** What a component takes, as its source has it. */
function propsOf(source: string): string {
  return [...source.matchAll(/^(?:export )?interface \w*Props[\s\S]*?^\}/gm)].join('\n\n');
}

/** By component: its file in the folder of components, or of features, without extension. */
function allProps(): Record<string, string> {
  const cwd = join(root, name, name === 'shared-ui' ? 'src/components' : 'src/features');
  const files = globSync('**/*.tsx', { cwd });
  return Object.fromEntries(
    files.map((file) => [file.replace('.tsx', ''), propsOf(readFileSync(join(cwd, file), 'utf8'))]),
  );
}

/** Serves the pieces of a package, with hot reload. */
async function startWorkshop(port: number): Promise<WebpackDevServer> {
  const devOrigin = `http://localhost:${port}`;
  const outputPath = join(root, '.cache/dev/workshop', name);
  const options = { name, inputs: 'workshop', outputPath, devOrigin };
  const compiler = webpack(workshopConfig(options));
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      static: false,
      setupExitSignals: false,
      devMiddleware: { stats: 'errors-only' },
      client: { overlay: true, logging: 'error' },
      setupMiddlewares(others, { app }) {
        app?.get('/', (_request, response) => void response.type('html').send(page));
        app?.get('/props.json', (_request, response) => void response.json(allProps()));
        return others;
      },
    },
    compiler,
  );
  await server.start();
  return server;
}

const server = await startWorkshop(Number(port));
// SIGTERM ends it as it is: a build that is under way is nobody's any more.
process.once('disconnect', () => server.stop().finally(process.exit));
