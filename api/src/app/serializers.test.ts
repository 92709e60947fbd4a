import Fastify from 'fastify';
import { Type } from 'typebox';
import { nameSchemas } from './named-schemas.ts';
import { buildSerializers } from './serializers.ts';

const photo = Type.Object({ url: Type.String() }, { $id: 'Photo' });
const card = Type.Object({ name: Type.String(), photos: Type.Array(photo) }, { $id: 'Card' });
const fault = Type.Object({ error: Type.String() }, { $id: 'Fault' });
const answers = (schema: object) => ({ schema: { response: { 200: schema, 404: fault } } });

test('an answer holds what its schema and those that it names have, and nothing else [S63]', async () => {
  const app = Fastify({
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
  });
  nameSchemas(app);
  const ann = { name: 'Ann', email: 'ann@example.com', photos: [{ url: '/a', file: '/srv/a' }] };
  app.get('/card', answers(card), async () => ann);
  app.get('/list', answers(Type.Object({ cards: Type.Array(card) })), async () => ({
    cards: [ann],
  }));
  // Equal schemas share a serialiser, across statuses and routes; another one does not get it.
  app.get('/photo', answers(photo), async (_, reply) =>
    reply.code(404).send({ error: 'gone', url: '/a' }),
  );
  const body = async (path: string) => (await app.inject(path)).json();
  const shown = { name: 'Ann', photos: [{ url: '/a' }] };
  expect(await body('/card')).toEqual(shown);
  expect(await body('/list')).toEqual({ cards: [shown] });
  expect(await body('/photo')).toEqual({ error: 'gone' });
  await app.close();
});

test('a name that nobody has told is found before the first request', async () => {
  const app = Fastify({
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
  });
  app.get('/', answers({ $ref: 'Nobody#' }), async () => ({}));
  await expect(app.ready()).rejects.toThrow('Nobody');
});
