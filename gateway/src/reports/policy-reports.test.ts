import { refusedThings } from './policy-reports.ts';

test('the form of report-uri, without the query of an address', () => {
  const report = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.example/pixel?user=7',
    },
  };
  expect(refusedThings(report)).toEqual([
    { rule: 'img-src', what: 'https://elsewhere.example/pixel' },
  ]);
});

test('lists of the Reporting API', () => {
  const reports = [
    { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
    { type: 'integrity-violation', body: { blockedURL: 'https://a.example/x.js' } },
  ];
  expect(refusedThings(reports)).toEqual([
    { rule: 'script-src', what: 'inline' },
    { rule: 'integrity', what: 'https://a.example/x.js' },
  ]);
});

test.each([null, 7, 'text', [null], {}, { 'csp-report': 'text' }])('%j says nothing', (body) => {
  expect(refusedThings(body)).toEqual([]);
});
