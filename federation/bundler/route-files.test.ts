import { routeFiles } from './describe.ts';

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

const groups = {
  'entry-page': group('entry-page.js'),
  'route-index': group('both.js', 'route-index.js', 'route-index.css', 'route-index.js.map'),
  'route-pages': group('both.js', 'route-pages.js'),
  'pages-terms-address-ts': group('terms.js'),
  'pages-compliance-address-ts': group('compliance.js'),
  'index-more': group('more.js'),
};

test.each([
  ['index', undefined, ['entry-page.js', 'both.js', 'route-index.js', 'route-index.css']],
  ['pages-terms', 'pages', ['entry-page.js', 'both.js', 'route-pages.js', 'terms.js']],
  ['compliance', 'pages', ['entry-page.js', 'both.js', 'route-pages.js', 'compliance.js']],
  ['pages-faq', 'pages', ['entry-page.js', 'both.js', 'route-pages.js']],
  ['login', undefined, undefined],
])('%s', (name, page, files) => expect(routeFiles(groups, { name, page })).toEqual(files));
