import { Type } from 'typebox';
import { Closed, Id, Nullable } from '../platform/shapes.ts';

/** Stands for a photo while it loads. */
const Tone = Type.Optional(Nullable(Type.String({ pattern: '^#[0-9a-f]{6}$' })));

/** `locked` photos have only blurred pictures behind their urls. */
export const Photo = Type.Object(
  {
    id: Id,
    private: Type.Boolean(),
    locked: Type.Boolean(),
    thumb_url: Type.String(),
    full_url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    tone: Tone,
  },
  { $id: 'Photo' },
);

export const MainImage = Type.Object(
  {
    id: Id,
    thumb_url: Type.String(),
    full_url: Type.String(),
    tone: Tone,
  },
  { $id: 'MainImage' },
);

/** Kinds of pictures that are taken. */
export const PictureType = Type.Enum(
  ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  { $id: 'PictureType' },
);

/** In bytes. */
export const largestPicture = 12 * 1024 * 1024;

/** POST /api/photo.php takes this as multipart/form-data. */
export const PhotoForm = Type.Object({
  photo: Type.String({ $id: 'PictureFile', format: 'binary', maxLength: largestPicture }),
  private: Type.Optional(Type.Literal('1')),
  /** Answers 202 when it takes longer than a moment; else the answer waits. */
  later: Type.Optional(Type.Literal('1')),
});
export const PhotoAnswer = Type.Object({ photo: Photo });
export const PhotoUpload = Type.Object(
  {
    id: Id,
    status: Type.Enum(['waiting', 'done', 'failed']),
    /** How many were sent before and wait as well. */
    ahead: Type.Integer(),
    photo: Nullable(Photo),
    /** What is wrong with it, in the reader's language. */
    problem: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  },
  { $id: 'PhotoUpload' },
);
/** The 202 of POST /api/photo.php; GET /api/photo-upload.php?id= */
export const UploadAnswer = Type.Object({ upload: PhotoUpload });

/** GET /api/photos.php: one's own, in order, with how many one may have. */
export const PhotosAnswer = Type.Object(
  { photos: Type.Array(Photo), limit: Type.Integer() },
  { $id: 'PhotosAnswer' },
);

/** PUT /api/photo.php; `order` is the ids of all own photos as wanted. */
export const PhotoChange = Closed({
  id: Type.Optional(Id),
  private: Type.Optional(Type.Boolean()),
  main: Type.Optional(Type.Literal(true)),
  order: Type.Optional(Type.Array(Id, { maxItems: 25 })),
});

const Share = Type.Number({ minimum: 0, maximum: 1 });

/** POST /api/photo-edit.php: first the turn, clockwise; `crop` in shares of what it then looks like. */
export const PhotoEdit = Closed(
  {
    id: Id,
    turn: Type.Enum([0, 90, 180, 270]),
    crop: Closed({ left: Share, top: Share, width: Share, height: Share }),
  },
  { $id: 'PhotoEdit' },
);

/** DELETE /api/photo.php?id=, GET /api/photo-upload.php?id= */
export const PhotoQuery = Type.Object({ id: Id });

/** GET /api/photo/{id}/{variant}: the picture itself, after the viewer's rights. */
export const PhotoParams = Type.Object({
  id: Id,
  variant: Type.Enum(['thumb', 'full', 'blurred']),
});

/** POST /api/message-image.php takes this as multipart/form-data. */
export const MessageImageForm = Type.Object({ photo: PhotoForm.properties.photo });
/** Send its id with a message. Width and height are of the full one. */
export const MessageImage = Type.Object(
  {
    id: Id,
    thumb_url: Type.String(),
    full_url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { $id: 'MessageImage' },
);
export const MessageImageAnswer = Type.Object({ image: MessageImage });

/** GET /api/message-image/{id}/{variant}: for the two of the conversation alone. */
export const MessageImageParams = Type.Object({ id: Id, variant: Type.Enum(['thumb', 'full']) });
