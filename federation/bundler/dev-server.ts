import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../workspace/package-files.ts';
import { remoteConfig, shellConfig } from './preset.ts';

/**
 * Serves one remote with hot reload, and the shell in development mode, because only a
 * development React can replace components. The gateway takes both from here (DEV_REMOTE).
 *
 * @param name for example "mf-chat"
 * @param port on loopback
 */
export async function startDevServer(name: string, port: number): Promise<WebpackDevServer> {
  const devOrigin = `http://localhost:${port}`;
  const options = (of: string) => ({
    name: of,
    inputs: 'development',
    outputPath: join(root, '.cache/dev', of),
    devOrigin,
  });
  const compiler = webpack([shellConfig(options('shell')), remoteConfig(options(name))]);
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      // The page comes from the gateway, under another port and under several host names.
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws`, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  return server;
}

const [name, port] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename) {
  if (!name || !port) throw new Error('usage: dev-server.ts <remote> <port>');
  const server = await startDevServer(name, Number(port));
  process.once('disconnect', () => void server.stop().then(() => process.exit(0)));
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.send?.('ready');
}
