import { integrityPolicy } from './document-headers.ts';

const isAsked = (userAgent?: string) => 'integrity-policy' in integrityPolicy(userAgent);

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ';

test.each([
  ['Chromium', `${mac}537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36`],
  [
    'one without a window',
    `${mac}537.36 (KHTML, like Gecko) HeadlessChrome/149.0.0.0 Safari/537.36`,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'],
  ['who says nothing', undefined],
])('%s insists on hashes itself', (_who, userAgent) => {
  expect(isAsked(userAgent)).toBe(true);
});

test.each([
  ['Safari', `${mac}605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`],
  ['an iPhone', `${phone}(KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Chrome of an iPhone', `${phone}(KHTML, like Gecko) CriOS/149.0.0.0 Mobile/15E148 Safari/604.1`],
])('%s is not asked to: it would refuse what it preloads', (_who, userAgent) => {
  expect(isAsked(userAgent)).toBe(false);
});
