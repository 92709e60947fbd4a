import { offersIn } from './api-offers.ts';
import { mentionsIn, usesOf } from './api-uses.ts';
import { parseModule } from './parse-module.ts';

const offers = offersIn(`export interface components {
  schemas: {
    Card: { name: string; photo?: components["schemas"]["Photo"] | null };
    Photo: { url: string; of: components["schemas"]["Card"] };
    calls: {
      get: {
        "/api/search.php": {
          query: { page?: number; country: string };
          answer: { results: components["schemas"]["Card"][]; byDay: { [key: string]: number } };
        };
      };
      put: { "/api/user.php": { body: { language: "da" | "nl" }; answer: { saved: boolean } } };
      delete: { "/api/user.php": { body: { password: string } } };
    };
  };
}`);

const uses = (source: string, shared: string[] = []) =>
  usesOf(mentionsIn([parseModule(source, true)]), new Set(shared), offers);

test('what the API offers is read from the types of its client, names and circles included', () => {
  expect(offers['get /api/search.php']).toEqual({
    query: 'object',
    'query.page': 'number | undefined',
    'query.country': 'string',
    answer: 'object',
    'answer.results': 'array',
    'answer.results[]': 'object',
    'answer.results[].name': 'string',
    'answer.results[].photo': 'null | object | undefined',
    'answer.results[].photo.url': 'string',
    'answer.byDay': 'object',
    'answer.byDay{}': 'number',
  });
  expect(offers['put /api/user.php']?.['body.language']).toBe('"da" | "nl"');
});

test('fields count whose names the code has: read, taken apart, or handed on', () => {
  const source = `const found = resource('/api/search.php', { of: ({ results }) => results });
    const names = found.map((one) => one.name);`;
  expect(Object.keys(uses(source)['get /api/search.php'] ?? {})).toEqual([
    'query',
    'query.country',
    'answer',
    'answer.results',
    'answer.results[]',
    'answer.results[].name',
  ]);
});

test('a call counts with the method that the client uses for it, or all where that is not said', () => {
  expect(Object.keys(uses(`put('/api/user.php', { language })`))).toEqual(['put /api/user.php']);
  expect(Object.keys(uses(`const path = '/api/user.php?a=b'`))).toEqual([
    'put /api/user.php',
    'delete /api/user.php',
  ]);
});

test('what shared code asks for counts with the fields that this code has', () => {
  const read = uses('useSession((state) => state.saved)', ['put /api/user.php']);
  expect(read['put /api/user.php']).toHaveProperty(['answer.saved']);
  const unread = uses('useSession()', ['put /api/user.php']);
  expect(unread['put /api/user.php']).not.toHaveProperty(['answer.saved']);
});
