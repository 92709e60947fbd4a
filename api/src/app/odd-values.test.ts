import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  minLength?: number;
  minimum?: number;
}
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
type Json = Record<string, unknown>;

let t: TestApp;
let me: TestMember;
let document: Document;
/** What fits fields whose schema says too little to make one up. */
let sent = 0;
let known: Record<string, unknown>;

beforeAll(async () => {
  t = await testApp();
  me = await testMember(t, { credits: 1000 });
  const other = await testMember(t);
  const { conversation } = await write(me, other);
  document = (await t.client().get('/api/openapi.json')).body as Document;
  known = {
    id: other.id,
    profile: other.id,
    conversation,
    client_id: 'further-words',
    endpoint: 'https://fcm.googleapis.com/a',
    payment_id: other.id,
    email: 'odd@example.com',
    date_of_birth: '1990-05-14',
    country: 'NL',
    region: 'NL-09',
    city: 'Utrecht',
    phone: '+31612345678',
    code: '123456',
    provider: 'sandbox',
  };
});
afterAll(() => t.close());

/** A value that the schema takes; of objects every field, save those that exclude another. */
function sample(schema: Schema, name = ''): unknown {
  const { $ref, enum: choices, anyOf, properties, patternProperties, items } = schema;
  if ($ref) return sample(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, name);
  if (name in known && schema.type === 'string') return known[name];
  if ('const' in schema) return schema.const;
  if (choices) return choices[0];
  if (anyOf?.[0]) return sample(anyOf[0], name);
  if (items) return [sample(items, name)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string')
    return 'a quiet harbour town'.slice(0, Math.max(schema.minLength ?? 0, 8));
  return mapped(properties ?? patternProperties ?? {}, (inner, key) => sample(inner, key));
}

function mapped<In, Out>(object: Record<string, In>, map: (value: In, key: string) => Out) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}

/** Every copy of `value` in which one text or number is another one, with the path of that field. */
function spoiled(
  value: unknown,
  odd: unknown,
  path: string[] = [],
): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path: path.join('.'), value: odd }];
  return Object.entries(value).flatMap(([key, inner]) =>
    spoiled(inner, odd, [...path, key]).map((found) => ({
      path: found.path,
      value: Array.isArray(value) ? [found.value] : { ...value, [key]: found.value },
    })),
  );
}

interface Call {
  method: string;
  url: string;
  query: Json;
  body: unknown;
}

function calls(): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const fields = (place: string): Json => {
        const there = parameters.filter((parameter) => parameter.in === place);
        return Object.fromEntries(there.map(({ name, schema }) => [name, sample(schema, name)]));
      };
      const inPath = fields('path');
      const url = path.replace(/\{(\w+)\}/g, (_, name) => String(inPath[name]));
      const schema = requestBody?.content['application/json']?.schema ?? {};
      return (schema.anyOf ?? [schema]).map((shape) => ({
        method: method.toUpperCase(),
        url,
        query: fields('query'),
        body: requestBody && sample(shape),
      }));
    }),
  );
}

/** One parameter at a time, because some exclude each other. */
function alone(query: Json): Json[] {
  return Object.entries(query).flatMap(([key, value]) => [
    { [key]: value },
    { ...query, [key]: value },
  ]);
}

async function send({ method, url, query, body }: Call, raw?: string) {
  t.clock.advance(minute / 2);
  sent += 1;
  const search = raw ?? new URLSearchParams(mapped(query, String)).toString();
  return me.client.send({
    method: method as 'POST',
    // Each from somewhere else: throttles are another test's subject.
    remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    url: search ? `${url}?${search}` : url,
    ...(body === undefined ? {} : { payload: body as Json }),
  });
}

const unstorable = ['a\0bcdefghi', 'a\ud800bcdefghi'];
const numbers = [1e300, -1e300, 2 ** 63, 2 ** 31, -1, 0.5];
const texts = [
  ...numbers.map(String),
  '',
  'NaN',
  'https://',
  'https://fcm.googleapis.com:99999/',
  '9999-99-99T99:99:99Z_abcdefghijklmnopqrstuvwxyz'.slice(0, 47),
  '2026-02-30T10:00:00.000000Z_aaaaaaaaaaaaaaaaaaaaaaaaaa',
  '0000-01-01T10:00:00.000000Z_aaaaaaaaaaaaaaaaaaaaaaaaaa',
  Buffer.from('1|2026-01-01 99:99:99|aaaaaaaaaaaaaaaaaaaaaaaaaa').toString('base64url'),
  Buffer.from('1|2026-02-30 10:00:00+00|aaaaaaaaaaaaaaaaaaaaaaaaaa').toString('base64url'),
  Buffer.from('1|0000-01-01 10:00:00+00|aaaaaaaaaaaaaaaaaaaaaaaaaa').toString('base64url'),
  '999999999999999',
];

function fieldsOf(body: unknown): string[] {
  const { details } = (body as { error: { details: { field: string }[] } }).error;
  return details.map(({ field }) => field);
}

test('the character 0 and half a surrogate are refused in every field of every call [R26]', async () => {
  let tried = 0;
  for (const call of calls()) {
    for (const odd of unstorable) {
      for (const { path, value } of spoiled(call.body ?? {}, odd)) {
        const answer = await send({ ...call, body: value });
        const told = [call.method, call.url, answer.status, fieldsOf(answer.body)];
        expect(told).toEqual([call.method, call.url, 400, [path]]);
        tried += 1;
      }
    }
    for (const name of Object.keys(call.query)) {
      const answer = await send(call, `${name}=a%00b`);
      const told = [call.method, call.url, answer.status, fieldsOf(answer.body)];
      expect(told).toEqual([call.method, call.url, 400, [name]]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

test('nothing odd in any field of any call makes the server fail [S51, S53, R26]', async () => {
  const failed: unknown[] = [];
  // A stream that is opened does not end; its own test asks for it oddly.
  for (const call of calls().filter(({ url }) => url !== '/api/events.php')) {
    const odd = [...texts, ...numbers];
    const bodies = odd.flatMap((value) => spoiled(call.body ?? {}, value));
    const queries = texts.flatMap((text) =>
      alone(call.query).flatMap((query) => spoiled(query, text).map(({ value }) => value as Json)),
    );
    const tries = [
      ...bodies.map(({ value: body }) => ({ ...call, body })),
      ...queries.map((query) => ({ ...call, query })),
      ...alone(call.query).map((query) => ({ ...call, query })),
    ];
    for (const one of tries) {
      const { status, text } = await send(one);
      if (status >= 500 || text.includes('"internal"')) failed.push({ ...one, status });
    }
  }
  expect(failed).toEqual([]);
}, 180_000);

test.each(['//', '///', '//api/user.php', '/%', '/api/%00', '/api/photo/%00/thumb'])(
  'the path %s is no fault of the server',
  async (url) => {
    const { status } = await t.client().get(url);
    expect([400, 404]).toContain(status);
  },
);

test('a body nested as deep as it is long is refused [S55]', async () => {
  const payload = `{"email":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await me.client.send({ method: 'POST', url: '/api/user.php', payload, headers });
  expect(answer.status).toBe(400);
});

test.each(['true', 'false', 'null', '', ' ', 'NaN', '1,5', '0.5.1', 'Infinity'])(
  'the text "%s" is no number of an address: it is told so, with its field',
  async (text) => {
    const { status, body } = await me.client.get(
      `/api/geocode.php?${new URLSearchParams({ lat: text, lon: '4.9' })}`,
    );
    expect([status, fieldsOf(body)]).toEqual([400, ['lat']]);
    const page = await me.client.get(`/api/search.php?${new URLSearchParams({ page: text })}`);
    expect([page.status, fieldsOf(page.body)]).toEqual([400, ['page']]);
  },
);

test('half a page is none: a part of a number is told of, not cut off [S53]', async () => {
  for (const [query, field] of [
    ['/api/search.php?page=1.5', 'page'],
    ['/api/search.php?min_age=20.5', 'min_age'],
    ['/api/icebreakers.php?turn=0.5', 'turn'],
  ] as const) {
    const { status, body } = await me.client.get(query);
    expect([status, fieldsOf(body)]).toEqual([400, [field]]);
  }
  expect((await me.client.get('/api/geocode.php?lat=52.5&lon=4.9')).status).toBe(200);
});
