import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Json = Record<string, unknown>;

async function document(): Promise<Json> {
  return (await t.client().get('/api/openapi.json')).body as Json;
}

/** Every object in the document that has fields, as text, with the path that leads to it. */
function shapes(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as Json;
  const own = Object.keys(properties ?? {}).length > 1 && {
    path,
    text: JSON.stringify(properties),
  };
  const inner = Object.entries(value).flatMap(([key, part]) => shapes(part, `${path}/${key}`));
  return own ? [own, ...inner] : inner;
}

test('no shape is written twice: what two places have in common has a name', async () => {
  const places = new Map<string, string[]>();
  for (const { path, text } of shapes(await document(), '')) {
    places.set(text, [...(places.get(text) ?? []), path]);
  }
  expect([...places.values()].filter((paths) => paths.length > 1)).toEqual([]);
});

test('a choice that has a name is never written out', async () => {
  const doc = await document();
  const { schemas } = doc.components as { schemas: Record<string, Json> };
  const named = Object.values(schemas).flatMap((schema) => (schema.enum ? [schema] : []));
  const text = JSON.stringify(doc);
  expect(named.length).toBeGreaterThan(10);
  for (const schema of named) {
    expect(text.split(`"enum":${JSON.stringify(schema.enum)}`)).toHaveLength(2);
  }
});

test('every reference leads to a schema', async () => {
  const doc = await document();
  const { schemas } = doc.components as { schemas: Json };
  const targets = [...JSON.stringify(doc).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
  expect(targets.filter((target) => !known.includes(target ?? ''))).toEqual([]);
});

test('every call says what it answers, or whatever it has at hand would go out; a notice gets nothing', async () => {
  const { paths } = (await document()) as { paths: Record<string, Record<string, Json>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
  );
  expect(calls.length).toBeGreaterThan(100);
  const isSaid = ([status, answer]: [string, object]) =>
    /^(204|3)/.test(status) || (status.startsWith('2') && 'content' in answer);
  const silent = calls.filter(
    ({ call }) => !Object.entries(call.responses as Record<string, object>).some(isSaid),
  );
  expect(silent.map(({ name }) => name)).toEqual(['post /api/payment-webhook/{provider}']);
});

test('the document can be read as a page that takes everything from us', async () => {
  const page = await t.client().get('/api/reference/');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
  const addresses = page.text.match(/(?:https?:)?\/\/[\w.-]+\.\w+/g) ?? [];
  expect(addresses).toEqual([]);
  expect(page.text).toContain('"url": "/api/openapi.json"');
  const script = await t.client().get('/api/reference/js/scalar.js');
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.text.length).toBeGreaterThan(1_000_000);
});
