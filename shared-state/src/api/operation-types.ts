import type { paths } from './schema.d.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Paths that have an operation for the method. */
export type PathOf<M extends Method> = {
  [P in keyof paths & string]: paths[P] extends { [K in M]: infer O }
    ? O extends object
      ? P
      : never
    : never;
}[keyof paths & string];

type Operation<P extends PathOf<M>, M extends Method> = paths[P] extends { [K in M]: infer O }
  ? O
  : never;

export type Query<P extends PathOf<M>, M extends Method> =
  Operation<P, M> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

export type Body<P extends PathOf<M>, M extends Method> =
  Operation<P, M> extends { requestBody?: infer R }
    ? NonNullable<R> extends { content: { 'application/json': infer B } }
      ? B
      : undefined
    : undefined;

type Success<R> = R extends { 200: infer A } ? A : R extends { 201: infer A } ? A : never;

type Json<S> = [S] extends [{ content: { 'application/json': infer A } }] ? A : undefined;

/** What the promise gives: the JSON of the 200 answer, or undefined for 204. */
export type Answer<P extends PathOf<M>, M extends Method> =
  Operation<P, M> extends { responses: infer R }
    ? [Success<R>] extends [never]
      ? undefined
      : Json<Success<R>>
    : undefined;
