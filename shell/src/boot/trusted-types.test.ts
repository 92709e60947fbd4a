import { isReleaseAsset } from './trusted-types.ts';

const origin = 'https://site.example';

test.each(['/assets/mf-chat/abc/entry.js', 'https://site.example/assets/shell/abc/main.js'])(
  '%s may run',
  (url) => expect(isReleaseAsset(url, origin)).toBe(true),
);

test.each([
  'https://evil.example/assets/x.js',
  '//evil.example/assets/x.js',
  '/api/photo/1/full',
  '/assets/../api/photo/1/full',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s may not [S44]', (url) => expect(isReleaseAsset(url, origin)).toBe(false));
