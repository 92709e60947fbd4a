import type { DemoMember } from '@afterglow/demo/members/member';
import { toneOf } from '@afterglow/demo/portraits/figure/scene';
import type { Insertable } from 'kysely';
import { portraitName, portraitSize } from '../photos/portraits.ts';
import { positionOf } from '../places/position.ts';
import { after, day } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Tables } from '../platform/database.ts';
import { demoId } from './demo-id.ts';

/** The rows of one demo member; nobody can log in as one. */
export interface MemberRows {
  user: Insertable<Tables['users']>;
  profile: Insertable<Tables['profiles']>;
  photos: Insertable<Tables['photos']>[];
}

export interface DemoHome {
  site: string;
  language: string;
}

export function memberRows(ctx: Context, member: DemoMember, home: DemoHome): MemberRows {
  const id = demoId(ctx, member.key);
  const now = ctx.clock.now();
  const since = after(now, -(30 + (member.seed % 600)) * day);
  const { city, photos, premium } = member;
  return {
    user: {
      id,
      site_id: home.site,
      email: `${member.key.toLowerCase()}@members.invalid`,
      password_hash: 'none',
      status: 'active',
      language: home.language,
      signup_date: since,
      premium_since: premium ? since : null,
    },
    profile: {
      id,
      ...facts(member),
      prompts: JSON.stringify(member.prompts),
      birth_date: birthDate(member, now),
      region: city.region,
      city: city.name,
      ...positionOf(ctx, id, { country: member.country, ...city }),
      active: true,
      fictional: true,
      last_seen_at: now,
      created_at: since,
    },
    photos: photos.map((photo, index) => ({
      id: demoId(ctx, `${member.key} photo ${index}`),
      profile_id: id,
      private: photo.private,
      position: index,
      ...portraitSize,
      portrait: portraitName(member.gender, member.age, member.seed, index),
      tone: toneOf(member.seed, index),
      created_at: since,
    })),
  };
}

function facts(member: DemoMember) {
  const { name, gender, seeks, sexuality, country, about_me, reason, interests } = member;
  const { hair_colour, eye_colour, body_type, height, relationship_status, tattoos } = member;
  const told = { name, gender, seeks, sexuality, country, about_me, reason, interests };
  return { ...told, hair_colour, eye_colour, body_type, height, relationship_status, tattoos };
}

function birthDate({ age, birthday }: DemoMember, now: Date): string {
  const born = after(now, -birthday * day);
  born.setUTCFullYear(born.getUTCFullYear() - age);
  return born.toISOString().slice(0, 10);
}
