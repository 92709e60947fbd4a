/** Generated from /api/openapi.json; until the first generation every path is allowed and unknown. */
interface Operation {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

export type paths = Record<string, Record<'get' | 'post' | 'put' | 'delete', Operation>>;
