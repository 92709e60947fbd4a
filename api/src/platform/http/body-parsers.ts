import type { App } from './app.ts';

/** JSON only (uploads are registered apart). An empty body is no body; `__proto__` is refused. */
export function parseBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
