import { clientTypes } from './client-types.ts';

test('paths, queries and answers of a document become types', async () => {
  const types = await clientTypes({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      '/api/search.php': {
        get: {
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          responses: {
            200: {
              description: 'found',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['num_results'],
                    properties: { num_results: { type: 'integer' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  });
  expect(types).toContain('"/api/search.php": {');
  expect(types).toContain('page?: number;');
  expect(types).toContain('num_results: number;');
});
