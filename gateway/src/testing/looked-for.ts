/** Folders and files that stand beside many products, and that those who mean harm ask for first. */
const beside = [
  ...['.git/HEAD', '.git/config', '.git/index', '.git/logs/HEAD', '.gitignore', '.svn/entries'],
  ...['.hg/store', '.env', '.env.local', '.env.production', '.env.bak', '.npmrc', '.DS_Store'],
  ...['.htaccess', '.htpasswd', '.ssh/id_rsa', '.aws/credentials', '.docker/config.json', '.idea/'],
  ...['.vscode/settings.json', '.bash_history', '.well-known/security.txt.bak', 'package.json'],
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'node_modules/', 'node_modules/react/package.json'],
  ...['tsconfig.json', 'Dockerfile', 'docker-compose.yml', 'Makefile', 'README.md', 'CHANGELOG.md'],
  ...['biome.json', 'jest.config.mjs', 'LICENSE', 'CODEOWNERS', 'web.config', 'config.json'],
  ...['config.php', 'config.yml', 'settings.py', 'wp-login.php', 'wp-config.php', 'wp-admin/'],
  ...['xmlrpc.php', 'phpinfo.php', 'info.php', 'phpmyadmin/', 'adminer.php', 'admin', 'admin/'],
  ...['administrator/', 'manager/html', 'console', 'actuator', 'actuator/env', 'actuator/heapdump'],
  ...['metrics', 'metrics/', 'prometheus', 'debug', 'debug/pprof/', 'debug/vars', 'server-status'],
  ...['server-info', 'status', 'trace', 'graphql', 'graphiql', 'swagger', 'swagger-ui/', 'docs'],
  ...[
    'swagger.json',
    'openapi.json',
    'openapi.yaml',
    'api-docs',
    'v2/api-docs',
    'redoc',
    'reference',
  ],
  ...[
    'backup.zip',
    'backup.tar.gz',
    'backup.sql',
    'dump.sql',
    'db.sqlite',
    'database.sql',
    'data/',
  ],
  ...['logs/', 'error.log', 'access.log', 'npm-debug.log', 'core', 'cgi-bin/', 'cgi-bin/test.cgi'],
  ...['postgres/', 'photos/', 'uploads/', 'mail/', 'files/', 'store/', 'keys/', 'key.pem'],
  ...['private.pem', 'server.key', 'id_rsa', 'secret', 'secrets.json', 'credentials', 'token'],
];

/** What our own product has beside what it shows. */
const own = [
  ...['registry.json', 'registry', 'history/', 'history/1.json', 'release.json', 'overrides.json'],
  ...['src/', 'src/main.ts', 'gateway/src/main.ts', 'shell/src/entry.tsx'],
  ...['mf-chat/src/entry.tsx', 'mf-chat/remote.json', 'tools/run.mjs'],
  ...['assets', 'assets/', 'assets/..', 'assets/shell', 'assets/shell/', 'assets/mf-chat/'],
  ...['assets/registry.json', 'assets/shell/release.json', 'assets/keys/private.pem'],
  ...['assets/shell/main.js.map', 'assets/mf-chat/entry.js.map', 'main.js.map', 'entry.js.map'],
  ...['assets/mf-chat/bill-of-materials.json', 'assets/shell/draw.cjs', 'assets/mf-chat/draw.cjs'],
  ...['gateway/outcomes', 'gateway/secret', 'service-worker.js.map', 'operator', 'operator/'],
];

/** Ways to name the same place so that a rule for it might be missed. */
const disguises: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => `/%2e%2f${path}`,
  (path) => `/assets/..%2f..%2f${path}`,
  (path) => `/${path}%00.html`,
];

/** Addresses at which a visitor finds nothing; what is hardest to keep closed in every disguise. */
export const lookedFor = [
  ...[...beside, ...own].map((path) => `/${path}`),
  ...[
    '.git/config',
    '.env',
    'registry.json',
    'metrics',
    'openapi.json',
    'keys/private.pem',
    'release.json',
    'history/1.json',
    'package.json',
    'photos/',
  ].flatMap((path) => disguises.map((disguise) => disguise(path))),
  ...[
    '//',
    '///',
    '/%2f',
    '/%2e%2e%2f',
    '/..;/',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/%c0%ae%c0%ae/',
  ],
];
