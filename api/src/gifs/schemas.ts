import { Type } from 'typebox';
import { Nullable } from '../platform/shapes.ts';
import { gifKeyPattern } from './gif-key.ts';

/** A sticker or GIF; width and height keep its place. `label` is for who cannot see it. */
export const Gif = Type.Object(
  {
    key: Type.String(),
    label: Type.String(),
    url: Type.String(),
    still_url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { $id: 'Gif' },
);

/** GET /api/gifs.php: our stickers; with `q` what is found, the next page at `cursor`. */
export const GifsQuery = Type.Object({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
});
export const GifsAnswer = Type.Object({
  gifs: Type.Array(Gif),
  cursor: Nullable(Type.String()),
  /** To be shown beside them, as their source asks. */
  credit: Nullable(Type.String()),
});

/** GET /api/gif/{key}/{variant} */
export const GifParams = Type.Object({
  key: Type.String({ pattern: gifKeyPattern }),
  variant: Type.Enum(['moving', 'still']),
});
