import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a form that somebody fills in before the page is there. */
const most = 4096;

/** Lets forms be sent to what `serve` adds, without a script. */
export async function withForms(
  app: FastifyInstance,
  serve: (app: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: most },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    serve(inner);
  });
}

/** What a form told that a page of ours sent; `takes` are the fields that the page knows. */
export function givenBy(
  { body, headers }: FastifyRequest,
  takes: readonly string[],
): Record<string, string> {
  // Where another site sends it from nobody has typed it.
  if (!['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined))
    return {};
  if (!(body instanceof URLSearchParams)) return {};
  const fields = takes.map((name) => [name, body.get(name) ?? ''] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}
