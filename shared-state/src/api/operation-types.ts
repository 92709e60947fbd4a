import type { components } from './schema.d.ts';

type Calls = components['schemas']['calls'];

export type Method = keyof Calls;

/** Paths that have an operation for the method. */
export type PathOf<M extends Method> = keyof Calls[M] & string;

export type Query<P extends PathOf<M>, M extends Method> = Calls[M][P] extends {
  query: infer Q extends object;
}
  ? Q
  : never;

export type Body<P extends PathOf<M>, M extends Method> = Calls[M][P] extends { body: infer B }
  ? B
  : Record<string, never> | undefined;

/** Paths that take a form with files. */
export type UploadPath = {
  [P in PathOf<'post'>]: Calls['post'][P] extends { form: object } ? P : never;
}[PathOf<'post'>];

/** The fields of such a form. */
export type Form<P extends UploadPath> = Calls['post'][P] extends {
  form: infer F extends Record<string, string | Blob>;
}
  ? F
  : never;

/** What the promise gives: the JSON of the 200 answer, or undefined for 204. */
export type Answer<P extends PathOf<M>, M extends Method> = Calls[M][P] extends { answer: infer A }
  ? A
  : undefined;
