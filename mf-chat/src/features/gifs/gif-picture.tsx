import type { ChatMessage } from '@afterglow/shared-state';
import { sizeWithin } from '../size-within.ts';

export type Gif = NonNullable<ChatMessage['gif']>;

interface Props {
  gif: Gif;
  /** Pixels that it may be wide and high; its place is kept while it loads. */
  within: [width: number, height: number];
  /** Said by what it stands in. */
  isNamed?: boolean;
}

/** A GIF that moves, unless its reader wants things to stand still. */
export function GifPicture({ gif, within, isNamed = false }: Props) {
  return (
    <picture>
      <source srcSet={gif.still_url} media="(prefers-reduced-motion: reduce)" />
      <img src={gif.url} alt={isNamed ? '' : gif.label} {...sizeWithin(gif, within)} />
    </picture>
  );
}
