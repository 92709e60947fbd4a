import { Type } from 'typebox';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { providerNamed } from './providers.ts';
import { handleWebhook } from './webhook.ts';

const Params = Type.Object({ provider: Type.String({ pattern: '^[a-z]{1,20}$' }) });

/** Notices of payment providers. They are believed by their signature, over the bytes as sent. */
export function webhookRoutes(app: App, ctx: Context): void {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    const schema = { tags: ['payments'], params: Params, response: { 200: Nothing, ...Refusals } };
    const config = { write: 'webhook', anyHost: true } as const;
    scope.post('/api/payment-webhook/:provider', { schema, config }, async (request) => {
      const provider = providerNamed(ctx, request.params.provider);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = provider.parseWebhook(request.headers, body);
      await handleWebhook(ctx, provider, event);
      return null;
    });
  });
}
