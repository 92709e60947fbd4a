import type { Page, Route } from '@playwright/test';

/** Full to the brim, or as bare as an answer may be. */
export type Oddness = 'abundant' | 'meagre';

/** A part of the API's document (OpenAPI 3.1), as far as it is read here. */
interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    { get?: { responses: Record<string, { content?: Record<string, { schema: Schema }> }> } }
  >;
}

/** No place to break a line in it. */
const longWord = 'Levensverzekeringsmaatschappij';
/** Lists become so long. */
const many = 30;

/** Of an object in a list, which has to be another one each time. */
const anew = (value: unknown, index: number): unknown =>
  value !== null && typeof value === 'object' && 'id' in value
    ? { ...value, id: `${String(value.id).slice(0, -2)}${String(index).padStart(2, '0')}` }
    : value;

/** Makes answers of the API odd: everything in them is still what the API's document allows. */
function oddAnswers(document: Document, how: Oddness) {
  const isFull = how === 'abundant';

  function resolved(schema: Schema, value: unknown): Schema {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) return resolved(document.components.schemas[name] ?? {}, value);
    const { anyOf } = schema;
    if (!anyOf) return schema;
    const isNull = ({ type }: Schema) => type === 'null';
    if (!isFull && anyOf.some(isNull)) return { type: 'null' };
    const choices = anyOf.filter((one) => !isNull(one));
    return choices.length === 1 && choices[0] ? resolved(choices[0], value) : {};
  }

  function ofText({ format, pattern, minLength = 0 }: Schema, value: unknown): unknown {
    if (format === 'date-time')
      return isFull ? '2099-12-31T23:59:59.000Z' : '2001-01-01T00:00:00.000Z';
    if (format || pattern) return value;
    return isFull ? longWord : minLength > 0 ? value : '';
  }

  function odd(given: Schema, value: unknown): unknown {
    const schema = resolved(given, value);
    if (schema.enum || schema.const !== undefined) return value;
    // What is not there has no shape to go by.
    if (value === null || value === undefined) return value;
    switch (schema.type) {
      case 'null':
        return null;
      case 'string':
        return ofText(schema, value);
      case 'integer':
      case 'number':
        return isFull ? (schema.maximum ?? 1_000_000_000) : (schema.minimum ?? 0);
      case 'array': {
        const [first] = value as unknown[];
        if (!isFull || first === undefined || !schema.items) return isFull ? value : [];
        const one = odd(schema.items, first);
        return Array.from({ length: many }, (_, index) => anew(one, index));
      }
      case 'object': {
        const { properties = {}, required = [] } = schema;
        const entries = Object.entries(value as object).flatMap(([key, inner]) => {
          const of = properties[key];
          if (!isFull && of && !required.includes(key)) return [];
          return [[key, of ? odd(of, inner) : inner]];
        });
        return Object.fromEntries(entries);
      }
      default:
        return value;
    }
  }

  /** Of a call by its path; what is not known there stays as it is. */
  return (path: string, answer: unknown): unknown => {
    const responses = document.paths[path]?.get?.responses ?? {};
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? odd(schema, answer) : answer;
  };
}

/** Whom the page belongs to and where it is: those have to fit the session. */
const plain = /\/api\/(user|settings|events|stream)/;

/** Lets a page have nothing but odd answers, those in its document among them. */
export async function answerOddly(page: Page, how: Oddness): Promise<void> {
  const document = (await (await page.request.get('/api/openapi.json')).json()) as Document;
  const odd = oddAnswers(document, how);
  const pathOf = (address: string) => new URL(address, 'http://site').pathname;

  await page.route(/\/api\/[a-z-]+\.php/, async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'GET' || plain.test(request.url())) return route.fallback();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!response.ok() || !isJson) return route.fulfill({ response });
    const json = odd(pathOf(request.url()), await response.json());
    return route.fulfill({ response, json });
  });
  await page.route(
    (url) => !/\.\w+$|^\/(api|assets)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
        (_, open: string, text: string, close: string) => {
          const boot = JSON.parse(text) as { data?: Record<string, unknown> };
          const data = Object.entries(boot.data ?? {}).map(([address, answer]) => [
            address,
            odd(pathOf(address), answer),
          ]);
          const told = { ...boot, data: Object.fromEntries(data) };
          return open + JSON.stringify(told).replaceAll('<', '\\u003c') + close;
        },
      );
      return route.fulfill({ response, body });
    },
  );
}
