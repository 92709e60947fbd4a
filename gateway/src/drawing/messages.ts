import type { Drawing, DrawingAsked } from '@afterglow/federation/registry/drawing';

/** Code of one version of a package, for all drawings that name its key from now on. */
export interface CodeMessage {
  kind: 'code';
  key: string;
  text: string;
}

/** What many pages are drawn with, sent once; the oldest of more than `mostShared` is forgotten. */
export interface SharedMessage {
  kind: 'shared';
  /** One more than the one before. */
  id: number;
  value: object;
}

export const mostShared = 200;

/** A page to draw: what stands in it by one package, and what stands around it by another. */
export interface DrawMessage {
  kind: 'draw';
  id: number;
  /** Keys of code. */
  page: string | undefined;
  frame: string | undefined;
  asked: Omit<FrameAsked, SharedPart>;
  /** The rest, by the ids under which it was sent. */
  shared: Record<SharedPart, number>;
}

export type SharedPart = 'settings' | 'remotes';

export interface FrameAsked extends DrawingAsked {
  /** Remotes of this document, by their routes. */
  remotes: object;
  settings: object;
  /** What stands in the frame; undefined until the browser draws it. */
  page?: string | undefined;
}

export interface DrawnMessage {
  id: number;
  drawing: Drawing | undefined;
  /** What went wrong, if something did. */
  failure?: string;
}
