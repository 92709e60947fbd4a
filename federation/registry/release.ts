import { z } from 'zod';
import { contract } from './contract.ts';
import { owner } from './owner.ts';
import { versionName } from './registry.ts';
import { remoteManifest } from './remote-manifest.ts';

const file = z.strictObject({
  /** `sha384-…` as the browser's integrity attribute wants it. */
  integrity: z.string().startsWith('sha384-'),
  bytes: z.number().int().nonnegative(),
  /** Bytes after brotli; equal to `bytes` for formats that are compressed already. */
  compressed: z.number().int().nonnegative(),
});

/** One immutable release of the shell or of a remote, stored beside its files as `release.json`. */
export const release = z.strictObject({
  name: z.string(),
  version: versionName,
  /** Hash of all that went into the build; equal inputs need no second build. */
  inputs: z.string(),
  createdAt: z.iso.datetime(),
  gitRevision: z.string(),
  /** Version of every shared library it was built against. */
  builtAgainst: z.record(z.string(), z.string()).default({}),
  /** What was live when it was made: the last good version from its point of view. */
  previous: versionName.nullable().default(null),
  /** Hash by folder of its own sources, to see later what a change was about. */
  sources: z.record(z.string(), z.string()).optional(),
  /** What it offers to others and needs of them. */
  contract: contract.optional(),
  /** The script that starts it: the shell's main script or the remote's container. */
  entry: z.string(),
  /** Global variable under which a remote's container registers; unique per build. */
  container: z.string(),
  files: z.record(z.string(), file),
  /** Stylesheets of the entry itself. */
  css: z.array(z.string()),
  /** Files worth preloading for a route, by route name. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Text file by language. */
  texts: z.record(z.string(), z.string()),
  /** Absent in releases from before there were any. */
  owner: owner.optional(),
  /** Absent for the shell. */
  manifest: remoteManifest.optional(),
});

export type Release = z.output<typeof release>;

/** Where the browser finds a file of a release. */
export function assetUrl(of: { name: string; version: string }, path: string): string {
  return `/assets/${of.name}/${of.version}/${path}`;
}
