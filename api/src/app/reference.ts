import fastify from 'fastify';
import type { App } from '../platform/http/app.ts';

const path = '/api/reference';

/** The page writes its own script and styles into itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** What the page knows of a call that it is about to make; it runs in the browser. */
interface Call {
  requestBuilder: { headers: Headers };
}

/** Its script weighs megabytes, so it is loaded when somebody reads it. */
async function startPage() {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const page = fastify();
  await page.register(reference, {
    routePrefix: path,
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Afterglow API',
      // It asks nobody but us.
      telemetry: false,
      withDefaultFonts: false,
      agent: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      // Writes are taken from our own pages alone.
      onBeforeRequest: ({ requestBuilder }: Call) =>
        requestBuilder.headers.set('request-type', 'client'),
    },
  });
  return page;
}

/** The API's document as a page to read, and to try each call on this very site. */
export function referencePage(app: App): void {
  let page: ReturnType<typeof startPage> | undefined;
  const schema = { hide: true };
  const config = { anyHost: true };
  app.get(path, { schema, config }, (_request, reply) => reply.redirect(`${path}/`));
  app.get(`${path}/*`, { schema, config }, async ({ url }, reply) => {
    page ??= startPage();
    const { statusCode, headers, rawPayload } = await (await page).inject(url);
    return reply
      .code(statusCode)
      .header('content-security-policy', policy)
      .type(String(headers['content-type']))
      .send(rawPayload);
  });
}
