import type { OpenAPI3 } from 'openapi-typescript';
import { clientTypes } from './client-types.ts';

const card = { $ref: '#/components/schemas/Card' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const objectOf = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const picture = { type: 'string', format: 'binary' };

test('what calls take and give becomes types, with names where the document has them', async () => {
  const document: object = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    components: { schemas: { Card: objectOf({ name: { type: 'string' } }) } },
    paths: {
      '/api/search.php': {
        get: {
          parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          responses: { 200: json(objectOf({ results: { type: 'array', items: card } })) },
        },
      },
      '/api/like.php': {
        post: { requestBody: json(objectOf({ profile: { type: 'string' } })), responses: {} },
      },
      '/api/photo.php': {
        post: {
          requestBody: {
            content: { 'multipart/form-data': { schema: objectOf({ photo: picture }) } },
          },
          responses: {},
        },
      },
    },
  };
  const types = await clientTypes(document as OpenAPI3);
  const told = types.replaceAll(/\s+/g, ' ');
  expect(told).toContain('Card: { name: string; };');
  expect(told).toContain(
    `get: { "/api/search.php": { query: { page?: number; }; answer: { results: components["schemas"]["Card"][]; }; }; };`,
  );
  expect(told).toContain('"/api/like.php": { body: { profile: string; }; };');
  expect(told).toContain('"/api/photo.php": { form: { /** Format: binary */ photo: Blob; }; };');
});
