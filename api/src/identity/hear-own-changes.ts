import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It writes often, and changes nothing that a session says of its member. */
    leavesMember?: boolean;
  }
}

const reads = ['GET', 'HEAD'];

/**
 * onSend: who changed something finds it changed with the next request. A process keeps what sessions
 * say of their members for seconds (`sessions.ts`), and hears of another by a notice, which may come
 * after the answer: this waits for those that were given before.
 */
export function hearOwnChanges({ bus, env }: Context) {
  return async ({ method, routeOptions }: FastifyRequest): Promise<void> => {
    if (env.sessionSeconds === 0 || !bus.isHeard) return;
    if (reads.includes(method) || routeOptions.config.leavesMember) return;
    // Where nothing is heard any more nothing is kept, either.
    await bus.check().catch(() => {});
  };
}
