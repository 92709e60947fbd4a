import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { runtimeGlobal } from '../loader/runtime-global.ts';
import { piecesOf, readRemoteManifest, root, slotExpose } from '../workspace/package-files.ts';
import { sharedLibraries } from '../workspace/shared-libraries.ts';
import { aliasedNames, aliases } from './aliases.ts';
import { DrawingPlugin } from './drawing-plugin.ts';
import { insertStyles } from './insert-styles.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { rules } from './rules.ts';
import { SharePlugin } from './share-plugin.ts';
import { TextsPlugin } from './texts-plugin.ts';
import { WordsPlugin } from './words-plugin.ts';

const require = createRequire(import.meta.url);
// Or Module Federation finds it out by a mistake it makes on purpose, over which webpack takes a second.
process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

export interface BuildOptions {
  name: string;
  /** Makes the container and webpack's globals unique, so two versions can live in one page. */
  inputs: string;
  outputPath: string;
  /** Address of a development server with hot reload; absent for a release. */
  devOrigin?: string;
}

/** The global under which a build of a remote registers its container. */
export function containerName(name: string, inputs: string): string {
  return `${name}_${inputs}`.replaceAll('-', '_');
}

/** Makes edited components take the place of running ones, with their state. */
const refreshEntry = require.resolve(
  '@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js',
);

/** What hot reload needs beside webpack's own. */
function refreshPlugins({ devOrigin }: BuildOptions) {
  if (!devOrigin) return [];
  const exclude = [/node_modules/, /main\.tsx$/, /entry\.tsx$/, /slots\//];
  return [new ReactRefreshPlugin({ overlay: false, exclude })];
}

/** How a source map calls a file, from the repository's root. */
const sourceName = ({ absoluteResourcePath: file = '' }) => relative(root, file);

/** The parts of a webpack configuration that the shell and the remotes have in common. */
function base(options: BuildOptions): Configuration {
  const { name, inputs, outputPath, devOrigin } = options;
  const folder = join(root, name);
  const production = devOrigin === undefined;
  const mode = production ? 'production' : 'development';
  // A release has no maps; the gate tells with them where something was written.
  const devtool = production ? 'hidden-source-map' : 'cheap-module-source-map';
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool,
    output: {
      path: outputPath,
      clean: true,
      // The version is the hash of the files, so no build can know its own address.
      publicPath: devOrigin ? `${devOrigin}/${name}/` : 'auto',
      uniqueName: containerName(name, inputs),
      // No hashes in names: the address of a release holds its version already.
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      // What a page in development maps an error to.
      devtoolModuleFilenameTemplate: sourceName,
      // Styles are two modules, and both are this file.
      devtoolFallbackModuleFilenameTemplate: sourceName,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // rxjs has classes under this name, and otherwise what took their place before browsers had any.
      conditionNames: ['es2015', '...'],
      alias: aliases,
    },
    module: { rules: rules(name, inputs, !production) },
    optimization: {
      minimizer: [
        // Its result weighs the same as terser's to half a per cent, in a third of the time.
        // It has threads of its own and needs no processes.
        new MinimizerPlugin({
          minify: { implementation: MinimizerPlugin.swcMinify },
          parallel: false,
        }),
        new CssMinimizerPlugin(),
      ],
      chunkIds: production ? 'deterministic' : 'named',
      // What is called the most has the shortest names. A version changes all its addresses, so that
      // nobody keeps a file of one because its names stayed.
      ...(production && { moduleIds: 'size' as const, mangleExports: 'size' as const }),
      // A page comes in few files: what two of them share is small, and a file more costs the first of
      // them as much as it saves the second.
      splitChunks: { chunks: 'async', minSize: 40_000 },
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-${mode}`,
      // What was kept from builds with other maps, or none, would have none.
      version: `${devtool} ${aliasedNames}`,
    },
    infrastructureLogging: { level: production ? 'error' : 'none' },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        // While it is worked on, one takes the place of another.
        ...(production && { insert: insertStyles }),
      }),
      new TextsPlugin(join(folder, 'src/locales'), production),
      ...refreshPlugins(options),
    ],
  };
}

/** Hot reload replaces files all the time, so only releases are checked. */
function integrity({ devOrigin }: BuildOptions, holder: string): IntegrityPlugin[] {
  return devOrigin === undefined ? [new IntegrityPlugin(holder)] : [];
}

/** What is being worked on changes all the time, and draws itself. */
function drawing({ devOrigin, name, inputs }: BuildOptions): DrawingPlugin[] {
  return devOrigin === undefined ? [new DrawingPlugin(name, inputs)] : [];
}

/** Tells who edits what is wrong, and brings what hot reload leaves out. */
function follower({ devOrigin }: BuildOptions): string[] {
  return devOrigin ? ['./src/development/follow-edits.tsx'] : [];
}

/** Who else may load a remote loads a release. */
function foreignManifest({ devOrigin, name, inputs }: BuildOptions, entry: string) {
  const container = containerName(name, inputs);
  return devOrigin === undefined ? [new ManifestPlugin({ name, container, inputs, entry })] : [];
}

/** A container begins by importing Module Federation's runtime; the shell offers its own instead. */
const runtimeOfShell = async ({ request }: { request?: string }) =>
  request?.includes('webpack-bundler-runtime') ? `global ${runtimeGlobal}` : false;

/** Webpack configuration of the shell: an ordinary application that starts the federation. */
export function shellConfig(options: BuildOptions): Configuration {
  const config = base(options);
  return {
    ...config,
    entry: { main: [...follower(options), './src/main.tsx'] },
    plugins: [...(config.plugins ?? []), ...drawing(options), ...integrity(options, 'main.js')],
  };
}

/** Components of a package in all their states; only development has it. */
export function workshopConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const alias = { ...aliases, 'shown-pieces$': piecesOf(options.name) };
  return {
    ...config,
    entry: { main: join(root, 'shared-ui/workshop/main.tsx') },
    resolve: { ...config.resolve, alias },
    experiments: { topLevelAwait: true },
  };
}

/** A remote takes shared libraries from the page, and refuses another major than it was made with. */
function remoteShared() {
  return Object.fromEntries(
    Object.entries(sharedLibraries).map(([name, requiredVersion]) => [
      name,
      { import: false as const, singleton: true, requiredVersion, strictVersion: true },
    ]),
  );
}

/** Webpack configuration of a remote: no entry of its own, only a container. */
export function remoteConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const manifest = readRemoteManifest(options.name);
  const container = containerName(options.name, options.inputs);
  const refresh = options.devOrigin ? [refreshEntry] : [];
  const slots = manifest.slots.map((slot) => [
    slotExpose(slot),
    `./src${slotExpose(slot).slice(1)}.tsx`,
  ]);
  return {
    ...config,
    entry: {},
    externals: [runtimeOfShell],
    plugins: [
      ...(config.plugins ?? []),
      new WordsPlugin(join(root, options.name), manifest),
      new SharePlugin(join(root, options.name), manifest),
      ...drawing(options),
      ...integrity(options, 'entry.js'),
      ...foreignManifest(options, 'entry.js'),
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.js',
        library: { type: 'var', name: container },
        exposes: {
          './entry': { import: [...refresh, './src/entry.tsx'], name: 'entry-page' },
          ...Object.fromEntries(slots),
        },
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
      }),
    ],
  };
}
