import type { OpenAPI3 } from 'openapi-typescript';
import { limitsOf } from './limits.ts';

test('choices and limits of named schemas become constants', () => {
  const schemas = {
    Name: { type: 'string', minLength: 2, maxLength: 30 },
    Place: { type: 'string', pattern: "^[a-z']\\.nl$" },
    Height: { type: 'integer', minimum: 120 },
    Status: { enum: ['open', 'paid'] },
    Sexuality: { enum: ['any'] },
    Card: { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } },
  };
  const document: object = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    components: { schemas },
  };
  expect(limitsOf(document as OpenAPI3).split('\n')).toEqual([
    'export const heightMinimum = 120;',
    'export const nameMaxLength = 30;',
    'export const nameMinLength = 2;',
    'export const placePattern = "^[a-z\']\\\\.nl$";',
    "export const sexualities = ['any'] as const;",
    "export const statuses = ['open', 'paid'] as const;",
    '',
  ]);
});
