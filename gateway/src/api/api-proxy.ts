import type { ServerResponse } from 'node:http';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cells } from '../cells/cells.ts';
import { household } from '../reports/client-address.ts';
import { forwarded } from './forwarded.ts';
import { paceOf } from './pace.ts';
import { placesFor } from './places.ts';
import { refuse } from './refusal.ts';
import { limitBodies } from './slow-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the API that it is passed on to. */
    apiUrl: string;
  }
}

/** Paths the API answers itself: the API, and outside production the mailbox and test checkout. */
const prefixes = ['/api', '/mailbox', '/sandbox'];

const streamPath = '/api/events.php';

/** Of one address a house full of members or a mobile network; of neighbours some of those. */
const streamsPerHousehold = 100;
const streamsPerNeighbours = 500;

/**
 * What one browser may ask, pictures included, and what one address: a page asks for a hundred
 * pictures at most. What is more costs nobody else anything: it is not passed on.
 */
const paces = {
  session: { burst: 400, perSecond: 50 },
  household: { burst: 2000, perSecond: 100 },
};

/**
 * Passes requests on to the API of their host, event streams and uploads included. Streams stay for
 * hours, so they have places of their own: when those are taken, streams are refused. Calls share
 * nothing with them and never wait for a connection.
 */
export function serveApi(
  app: FastifyInstance,
  cells: Cells,
  mostStreams: number,
  { session: ofSession, household: ofHousehold } = paces,
): void {
  app.decorateRequest('apiUrl', '');
  const pass = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const found = (apiUrl: string) => {
      request.apiUrl = apiUrl;
      done();
    };
    const apiUrl = cells.of(request.hostname);
    if (typeof apiUrl === 'string') found(apiUrl);
    else apiUrl.then(found, () => refuse(reply, 'unavailable', 2));
  };
  const unreachable = toldEachSecond(app);
  const passOn = (prefix: string, more: Partial<FastifyHttpProxyOptions>) =>
    app.register(proxy, {
      upstream: cells.all[0].apiUrl,
      // It would write two lines for every call, pictures included, in its own name; and one more for each that fails.
      disableRequestLogging: true,
      logLevel: 'error',
      prefix,
      rewritePrefix: prefix,
      // The API is on this machine. With a limit, what is slow would hold up what is not.
      http: { agentOptions: { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY } },
      replyOptions: {
        // Whatever the client claimed in forwarded headers is overwritten.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
        getUpstream: ({ apiUrl }) => apiUrl,
        // The site has just moved: whoever asks again is passed on to where it is.
        onResponse(request, reply, { stream }) {
          if (reply.statusCode !== 421 || !cells.forget(request.hostname)) {
            return reply.send(stream);
          }
          stream.resume();
          return refuse(reply.removeHeader('content-length'), 'unavailable', 1);
        },
        // An API in trouble is not asked ten times for one call; the browser knows how to wait.
        retryDelay: () => null,
        onError(reply, { error }) {
          const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
          unreachable.tell(code ?? name);
          refuse(reply, 'unavailable', 2);
        },
      },
      ...more,
    });

  limitBodies(app);
  const streams = placesFor({
    inAll: mostStreams,
    perHousehold: streamsPerHousehold,
    perNeighbours: streamsPerNeighbours,
  });
  const open = endedWith(app);
  passOn(streamPath, {
    httpMethods: ['GET'],
    preHandler(request, reply, done) {
      if (!open.keep(reply.raw)) return refuse(reply, 'unavailable', 1);
      const leave = streams.take(request.ip);
      if (leave === 'full') return refuse(reply, 'full', 30);
      if (leave === 'too many') return refuse(reply, 'rate_limited', 60);
      reply.raw.once('close', leave);
      pass(request, reply, done);
    },
  });
  const [sessions, households] = [paceOf(ofSession), paceOf(ofHousehold)];
  const isTooFast = ({ ip, headers }: FastifyRequest) => {
    const session = sessionOf(headers.cookie);
    if (session && !sessions.take(session)) return true;
    return !households.take(household(ip));
  };
  for (const prefix of prefixes) {
    passOn(prefix, {
      preHandler(request, reply, done) {
        if (isTooFast(request)) return refuse(reply, 'rate_limited', 1);
        // The same path written otherwise would be a stream without a place.
        const { pathname } = new URL(request.url, cells.all[0].apiUrl);
        if (pathname === streamPath) reply.callNotFound();
        else pass(request, reply, done);
      },
    });
  }
}

/** Thousands call while an API is away, and nobody would find anything else in the log. */
function toldEachSecond(app: FastifyInstance) {
  let calls = 0;
  let told = Number.NEGATIVE_INFINITY;
  return {
    tell(code: string): void {
      calls += 1;
      if (performance.now() - told < 1000) return;
      app.log.warn({ code, calls }, 'api unreachable');
      calls = 0;
      told = performance.now();
    },
  };
}

/** Streams never end by themselves: so their pages go elsewhere as soon as the gateway is to close. */
function endedWith(app: FastifyInstance) {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of open) stream.destroy();
  });
  return {
    /** False once it closes. */
    keep(stream: ServerResponse): boolean {
      if (isClosing) return false;
      open.add(stream);
      stream.once('close', () => open.delete(stream));
      return true;
    },
  };
}

/** The session of a browser, by its cookie of either name; whether it is one the API says. */
const sessionOf = (cookies = '') => /(?:^|; ?)(?:__Host-)?sid=([^;]+)/.exec(cookies)?.[1];
