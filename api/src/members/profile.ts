import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import { photosOf } from '../photos/photos-of.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { isVisible } from '../ties/visible.ts';
import { cardsOf } from './cards.ts';
import { reaches } from './reach.ts';
import type { Profile as ProfileSchema } from './schemas.ts';

export type Profile = Static<typeof ProfileSchema>;

/** What a member tells; the choices are checked when they are written. */
type Details = Pick<
  Profile,
  | 'reason'
  | 'tattoos'
  | 'hair_colour'
  | 'eye_colour'
  | 'body_type'
  | 'relationship_status'
  | 'height'
  | 'sexuality'
  | 'about_me'
  | 'prompts'
  | 'interests'
>;
type Ties = Pick<Profile, 'likes_me' | 'conversation'>;

/**
 * A member's page as this reader may see it. Throws the same 404 for blocked, disabled and unknown
 * members.
 */
export async function profileFor(ctx: Context, reader: Reader, id: string): Promise<Profile> {
  const me = reader.user?.id ?? null;
  const visible = await isVisible(ctx.db, reader, id);
  const row = await ctx.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .$castTo<Details & { verified_at: Date | null }>()
    .executeTakeFirst();
  const card = (await cardsOf(ctx, { id: me, language: reader.language }, [id])).get(id);
  if (!visible || !row || !card) throw notFound();
  const { likes_me, conversation } = await tiesBetween(ctx, me, id);
  return {
    ...card,
    ...shownFields(row, me === id ? null : fieldsFor(reader)),
    photos: await photosOf(ctx.db, id, reader.user),
    likes_me,
    conversation,
    reachable: me === null || (await reaches(ctx.db, me, id, ctx.clock.now())),
    ...(card.verified && { verified_at: row.verified_at?.toISOString() }),
  };
}

/** What says how somebody loves and lives, or of their body, is for members. */
const intimate = ['sexuality', 'relationship_status', 'reason', 'body_type', 'tattoos'];

/** The texts of a profile, which a site may leave out beside the fields. */
const notes = ['about_me', 'reason'];

/** Which fields of others the site shows to this reader. */
export function fieldsFor({ user, site }: Reader): string[] {
  const { visible_profile_fields, visible_profile_notes } = site.settings;
  const shown = visible_profile_fields.filter(
    (field) => !notes.includes(field) || visible_profile_notes.includes(field),
  );
  return user ? shown : shown.filter((field) => !intimate.includes(field));
}

/** What the site shows of a profile; `visible` null for all of it. */
function shownFields(details: Details, visible: string[] | null): Details {
  const shown = <Field extends keyof Details>(field: Field) =>
    visible === null || visible.includes(field) ? details[field] : null;
  return {
    reason: shown('reason'),
    tattoos: shown('tattoos'),
    hair_colour: shown('hair_colour'),
    eye_colour: shown('eye_colour'),
    body_type: shown('body_type'),
    relationship_status: shown('relationship_status'),
    height: shown('height'),
    sexuality: shown('sexuality'),
    about_me: shown('about_me') ?? '',
    // Of the text about oneself, as far as a site is concerned.
    prompts: visible === null || visible.includes('about_me') ? (details.prompts ?? []) : [],
    interests: shown('interests') ?? [],
  };
}

async function tiesBetween(ctx: Context, me: string | null, id: string): Promise<Ties> {
  if (me === null) return { likes_me: false, conversation: null };
  const { rows } = await sql<Ties>`
    select
      exists (select 1 from likes where from_id = ${id} and to_id = ${me}) as likes_me,
      (select m.conversation_id from conversation_members m
        where m.profile_id = ${me} and m.other_id = ${id} and m.removed_at is null
        limit 1) as conversation`.execute(ctx.db);
  return rows[0] ?? { likes_me: false, conversation: null };
}
