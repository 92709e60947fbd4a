import validRange from 'semver/ranges/valid.js';
import { z } from 'zod';
import { owner } from './owner.ts';

/** Who may see a route: everybody, members only, or visitors only. */
export const guards = ['none', 'member', 'visitor'] as const;

/** Parts of the site that a page may belong to. Members are offered the time bonus in theirs. */
const areas = ['members'] as const;

/** What the shell shows on every page of a layout, unless the page asks it not to. */
const hideable = [
  // Replaced by the page's own bar at the bottom of a phone.
  'tab-bar',
  // On phones, for a page that needs all of their height.
  'top-bar',
  'activation-alert',
  'photo-alert',
  'push-alert',
  'notifications-alert',
  // Of what the page itself shows as it comes in.
  'message-toasts',
  'like-toasts',
  'entry-warning',
] as const;

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use kebab-case');

const path = z.string().regex(/^\/([a-z0-9-]+|:[a-z0-9]+\??)?(\/([a-z0-9-]+|:[a-z0-9]+\??))*$/i, {
  message: 'start with "/", then static segments, ":param" or ":param?"',
});

/** A read of the API; `:name` stands for a segment of the route's path. */
const read = z
  .string()
  .regex(/^\/api\/[a-z-]+\.php(\?[a-z_]+=:?[a-z0-9]+(&[a-z_]+=:?[a-z0-9]+)*)?$/i, {
    message: 'for example "/api/chat.php?conversation=:id"',
  });

const route = z.strictObject({
  name: kebab,
  path,
  /** One of the shell's, see `shell/src/boot/layout-names.ts`. */
  layout: kebab.default('default'),
  guard: z.enum(guards).default('none'),
  /** The file in src/routes that draws it; several routes may share one. By default the name. */
  page: kebab.optional(),
  area: z.enum(areas).optional(),
  /** The installed app, which has no browser around it, offers a way back from here. */
  back: z.boolean().optional(),
  hides: z.array(z.enum(hideable)).optional(),
  /** Its content is about no particular member: search engines may show it. */
  indexable: z.boolean().optional(),
  /** Its only parameter must be what this setting of the site says; others lead nowhere. */
  setting: z
    .string()
    .regex(/^[a-z]+(_[a-z]+)*$/, 'the name of a setting')
    .optional(),
  /** Fields of a form that may be sent to it from another page, before any script is there. */
  takes: z.array(z.string().regex(/^[a-z]+(_[a-z]+)*$/)).optional(),
  /** What a member's first look at it asks the API for. It comes with the document. */
  data: z.array(read).optional(),
});

const slot = z.string().regex(/^(modal|banner|alert|nav):[a-z0-9-]+$/, {
  error: ({ input }) => `"${input}" is no slot, which is a kind and a name like "modal:signup"`,
});

/** Compressed bytes a release may weigh; the build measures, the release refuses. */
const budget = z.strictObject({
  entry: z.number().int().positive(),
  route: z.number().int().positive(),
  css: z.number().int().positive(),
  texts: z.number().int().positive(),
});

/**
 * `remote.json`: everything the shell and the gateway know of a remote. A route or slot that is
 * declared here needs no release of the shell.
 */
export const remoteManifest = z.strictObject({
  name: kebab,
  /** Absent in releases from before there were any. */
  owner: owner.optional(),
  /** Versions of the shell's interface it was written for, as npm writes them: "^1.0.0", "1.2 - 3". */
  shellApi: z.string().refine((range) => validRange(range) !== null, 'a range such as "^1.0.0"'),
  routes: z.array(route),
  slots: z.array(slot),
  locales: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  budget,
  /** Keys it writes into the storages of the browser, beside those that begin with its name. */
  keeps: z.array(kebab).optional(),
});

export type RemoteManifest = z.output<typeof remoteManifest>;
export type RemoteRoute = RemoteManifest['routes'][number];
export type Guard = (typeof guards)[number];
export type Hideable = (typeof hideable)[number];
