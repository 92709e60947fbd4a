import { currentUser, requireUser } from '../identity/guards.ts';
import { readerOf } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { cacheFor } from '../platform/http/caching.ts';
import { Refusals } from '../platform/shapes.ts';
import { seeLike } from '../ties/see-like.ts';
import { cardList } from './cards.ts';
import { faces } from './faces.ts';
import { takeForReader } from './look-limits.ts';
import { profileFor } from './profile.ts';
import {
  FacesAnswer,
  FacesQuery,
  ProfileAnswer,
  ProfileQuery,
  SearchAnswer,
  SearchQuery,
  SignupMatchesAnswer,
} from './schemas.ts';
import { search, searchLimit } from './search.ts';
import { signupMatches } from './signup-matches.ts';

const profiles = { burst: 200, seconds: 5 };

/** Finding members and opening their pages. */
export function membersRoutes(app: App, ctx: Context): void {
  const tags = ['members'];
  const config = { mayLag: true };
  const ofSearch = { mayLag: true, costly: true };

  app.get(
    '/api/search.php',
    {
      schema: { tags, querystring: SearchQuery, response: { 200: SearchAnswer, ...Refusals } },
      config: ofSearch,
    },
    async (request) => {
      const reader = readerOf(request);
      await takeForReader(ctx, 'search', reader, request.ip, searchLimit);
      return search(ctx, reader, request.query);
    },
  );

  app.get(
    '/api/faces.php',
    {
      schema: { tags, querystring: FacesQuery, response: { 200: FacesAnswer, ...Refusals } },
      config: ofSearch,
    },
    async (request, reply) => {
      const reader = readerOf(request);
      await takeForReader(ctx, 'search', reader, request.ip, searchLimit);
      cacheFor(reply, 300);
      return { results: await faces(ctx, reader, request.query) };
    },
  );

  app.get(
    '/api/profile.php',
    {
      schema: { tags, querystring: ProfileQuery, response: { 200: ProfileAnswer, ...Refusals } },
      config,
    },
    async (request) => {
      const reader = readerOf(request);
      const { id } = request.query;
      await takeForReader(ctx, 'profile', reader, request.ip, profiles);
      const profile = await profileFor(ctx, reader, id);
      // Data fetched before somebody has really opened the page says `purpose: prefetch`.
      const opened = request.headers.purpose !== 'prefetch';
      if (reader.user && opened && profile.like_new) await seeLike(ctx.db, id, reader.user.id);
      return { profile };
    },
  );

  app.get(
    '/api/signup-matches.php',
    {
      schema: { tags, response: { 200: SignupMatchesAnswer, ...Refusals } },
      config,
      preHandler: requireUser,
    },
    async (request) => {
      const { id } = currentUser(request);
      const ids = await signupMatches(ctx.db, id);
      return { profiles: await cardList(ctx, { id, language: request.language }, ids) };
    },
  );
}
