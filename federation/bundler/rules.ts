import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { checkedTexts } from './checked-texts.ts';

const require = createRequire(import.meta.url);

/**
 * How sources, styles, media and texts become modules.
 *
 * @param inputs hash of what is built: class names hold it, so that the styles of a version that
 * failed cannot reach the one that takes its place
 * @param refresh makes components replaceable
 * @param namesOnly of styles: for markup that is drawn where no browser is
 */
export function rules(
  name: string,
  inputs: string,
  refresh: boolean,
  namesOnly = false,
): RuleSetRule[] {
  // What is kept of a build outlives the port of the development server that made it.
  const extracting = refresh
    ? { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } }
    : MiniCssExtractPlugin.loader;
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          },
        },
      },
    },
    { test: /lucide-react.dist.esm.icons.+\.mjs$/, loader: require.resolve('./icon-loader.ts') },
    // A library's styles are imported for what they do, even where it says it does nothing.
    { test: /node_modules.*\.css$/, sideEffects: true },
    {
      test: /\.s?css$/,
      use: [
        ...(namesOnly ? [] : [extracting]),
        {
          loader: require.resolve('css-loader'),
          // Or webpack takes styles with the names of another build out of its cache.
          ident: `css-${name}-${inputs}`,
          options: {
            importLoaders: 1,
            modules: {
              auto: /\.module\.scss$/,
              localIdentName: `${name}__[name]__[local]_${inputs.slice(0, 6)}`,
              exportLocalsConvention: 'camel-case-only',
              namedExport: false,
              exportOnlyLocals: namesOnly,
            },
          },
        },
        {
          loader: require.resolve('sass-loader'),
          options: {
            sassOptions: {
              quietDeps: true,
              silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
            },
          },
        },
      ],
    },
    {
      test: /\.(woff2|svg|png|webp|jpg|mp4)$/,
      type: 'asset/resource',
      generator: { filename: 'media/[name].[contenthash:8][ext]' },
    },
    checkedTexts,
  ];
}
