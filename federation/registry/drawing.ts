/** The file of a release that draws its pages where there is no browser. The gateway reads it. */
export const drawingFile = 'document/draw.cjs';

/** Stands in that file where the address of its release's files belongs. */
export const assetsMark = '{{assets}}/';

/** A page that somebody asked for. */
export interface DrawingAsked {
  /** Name of the route in `remote.json`. */
  route: string;
  pathname: string;
  /** The query, with its question mark; may be empty. */
  search: string;
  /** The partner who sent them, on an earlier page. */
  network?: string | undefined;
  language: string;
  settings: unknown;
  /** Null for visitors. */
  user: unknown;
  /** What the API said, by address. */
  answers: Record<string, unknown>;
  /** What a form told that was sent here. */
  given: Record<string, string>;
  /** Narrower than a tablet, as far as the browser says. */
  isPhone: boolean;
}

/** What a release's own code made of it. */
export interface Drawing {
  html: string;
  /** Addresses of the API that it asked for and had no answer of. */
  unanswered: string[];
}

/** `draw` of that file; undefined for pages that draw themselves in the browser alone. */
export type Draw<Asked extends DrawingAsked = DrawingAsked> = (
  asked: Asked,
) => Promise<Drawing | undefined>;
