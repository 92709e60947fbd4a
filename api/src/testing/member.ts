import type { Insertable } from 'kysely';
import { startSession } from '../identity/session.ts';
import type { Context } from '../platform/context.ts';
import type { Tables } from '../platform/database.ts';
import { newId, newSecret } from '../platform/random.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

interface Overrides {
  user?: Partial<Insertable<Tables['users']>>;
  profile?: Partial<Insertable<Tables['profiles']>>;
  credits?: number;
}

export interface TestMember {
  id: string;
  client: TestClient;
}

/** A confirmed member of the site at `localhost`, logged in. Every part can be overridden. */
export async function testMember(test: TestApp, overrides: Overrides = {}): Promise<TestMember> {
  const { ctx } = test;
  const id = await insertMember(ctx, overrides);
  const token = newSecret(ctx.random);
  await startSession(ctx, ctx.db, id, token, 'Test');
  const client = test.client();
  client.cookies.sid = token;
  return { id, client };
}

async function insertMember(ctx: Context, { user, profile, credits }: Overrides): Promise<string> {
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('users')
    .values({
      id,
      site_id: 'afterglow',
      email: `${id}@example.com`,
      password_hash: 'none',
      status: 'active',
      language: 'en',
      signup_date: now,
      ...user,
    })
    .execute();
  await ctx.db
    .insertInto('profiles')
    .values({
      id,
      name: `Member ${id.slice(-5)}`,
      gender: 'male',
      seeks: 'female',
      sexuality: 'hetero',
      birth_date: '1990-05-14',
      country: 'NL',
      region: 'NL-09',
      city: 'Utrecht',
      active: true,
      last_seen_at: now,
      created_at: now,
      ...profile,
    })
    .execute();
  if (credits) {
    await ctx.db
      .insertInto('credit_entries')
      .values({
        id: newId(ctx.random),
        user_id: id,
        amount: credits,
        cause: 'grant',
        reference: newId(ctx.random),
        created_at: now,
      })
      .execute();
  }
  return id;
}
