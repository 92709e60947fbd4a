import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { workshopConfig } from '../bundler/preset.ts';
import { root } from '../workspace/package-files.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>shared-ui</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/shared-ui/main.css">
</head><body><script src="/shared-ui/main.js"></script></body></html>`;

/** What a component takes, as its source has it. */
function propsOf(source: string): string {
  return [...source.matchAll(/^(?:export )?interface \w*Props[\s\S]*?^\}/gm)].join('\n\n');
}

/** By component: its file in shared-ui/src/components, without extension. */
function allProps(): Record<string, string> {
  const cwd = join(root, 'shared-ui/src/components');
  const files = globSync('**/*.tsx', { cwd });
  return Object.fromEntries(
    files.map((file) => [file.replace('.tsx', ''), propsOf(readFileSync(join(cwd, file), 'utf8'))]),
  );
}

/** Serves every component of the design system, with hot reload. */
async function startWorkshop(port: number): Promise<WebpackDevServer> {
  const devOrigin = `http://localhost:${port}`;
  const outputPath = join(root, '.cache/dev/workshop');
  const options = { name: 'shared-ui', inputs: 'workshop', outputPath, devOrigin };
  const compiler = webpack(workshopConfig(options));
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      static: false,
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

const server = await startWorkshop(Number(process.argv[2]));
const stop = () => void server.stop().finally(() => process.exit(0));
process.once('disconnect', stop);
process.once('SIGTERM', stop);
