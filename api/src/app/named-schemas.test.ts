import Fastify from 'fastify';
import { Type } from 'typebox';
import { Nullable } from '../platform/shapes.ts';
import { nameSchemas } from './named-schemas.ts';

const card = () => Type.Object({ name: Type.String() }, { $id: 'Card' });
const answerOf = (schema: object) => ({ schema: { response: { 200: schema } } });

test('an answer by name holds what the schema has, and nothing else', async () => {
  const app = Fastify();
  nameSchemas(app);
  const shape = Type.Object({ found: Type.Array(card()), best: Nullable(card()) });
  const member = { name: 'Ann', password: 'secret' };
  app.get('/', answerOf(shape), async () => ({ found: [member], best: member, more: 1 }));
  const { body } = await app.inject('/');
  expect(JSON.parse(body)).toEqual({ found: [{ name: 'Ann' }], best: { name: 'Ann' } });
  await app.close();
});

test('a name has one meaning', () => {
  const app = Fastify();
  nameSchemas(app);
  app.get('/one', answerOf(card()), async () => ({ name: 'Ann' }));
  const other = Type.Object({ name: Type.String(), age: Type.Integer() }, { $id: 'Card' });
  expect(() => app.get('/other', answerOf(other), async () => ({ name: 'Ann', age: 30 }))).toThrow(
    'two schemas: Card',
  );
});
