/** The pieces of the package that is looked at; the build says which (`federation/bundler/preset.ts`). */
declare module 'shown-pieces' {
  export const pieces: import('./piece.tsx').Pieces;
  /** Makes everything as the pieces need it: texts, a site, somebody who is logged in. */
  export const begin: (() => unknown) | undefined;
}
