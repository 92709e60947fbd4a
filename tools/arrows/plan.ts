/**
 * Which packages a package may use, or which folder of one. A remote is named once for all; nobody
 * may use a remote. A folder that may use more than the rest of its package has a line of its own.
 */
export const arrows: Record<string, string[]> = {
  'mf-*': ['federation/remote', 'shared-ui', 'shared-state'],
  shell: ['federation', 'shared-ui', 'shared-state'],
  gateway: ['federation'],
  api: ['demo'],
  e2e: ['federation'],
  'shared-ui': [],
  'shared-state': [],
  federation: [],
  'federation/remote': ['shared-ui'],
  demo: [],
};

/**
 * The floors of a folder, the highest first: every folder and file right in it, by name. Code uses
 * the floors below its own, never one above, nor a neighbour on its own floor. Tests stand on the
 * roof. The folder of a package has floors of its own where it is named here, too.
 */
export const floors: Record<string, string[]> = {
  'api/src': [
    'main testing',
    'operator',
    'app',
    'demo safety',
    'account push',
    'chat likes',
    'payments members',
    'photos live gifs',
    'credits mail',
    'ties',
    'settings identity cells',
    'places sites',
    'platform',
  ],
  federation: [
    'testing',
    'template single',
    'release development',
    'gate',
    'bundler',
    'contract',
    'loader store workspace',
    'telemetry remote',
    'registry failures',
  ],
  'shared-state/src': [
    'index testing',
    'start',
    'live outbox',
    'format lookups',
    'stores',
    'data paths rules browser',
    'bus',
    'api',
    'page',
  ],
  'gateway/src': [
    'main testing',
    'app',
    'operator',
    'documents health metrics',
    'variants',
    'api headers environment drawing',
    'cells releases',
    'reports',
    'most-recent',
  ],
  'demo/src': ['members', 'portraits film', 'random'],
  'demo/src/portraits': [
    'render',
    'portrait',
    'accessories foreground',
    'backdrop clothes face hair',
    'figure',
    'traits',
    'paint',
  ],
  'api/src/account': [
    'routes',
    'signup login passkeys email notifications notices complaints',
    'password',
    'deletion own-data consent',
    'sessions',
    'undo',
    'user',
    'tables',
    'schemas',
  ],
};

/**
 * Modules that exist once in the page (`federation/workspace/shared-libraries.ts`). By its path a
 * part of shared-ui would take a second one into each remote that draws it.
 */
export const onlyByName = ['shared-ui/src/router/router.ts', 'shared-ui/src/i18n/i18n.ts'];
