import { type ReactNode, useState } from 'react';
import { cx } from '../../cx.ts';
import { NoPhoto } from './no-photo.tsx';
import { PhotoImage } from './photo-image.tsx';

export interface PhotoProps {
  src: string | null | undefined;
  /** Empty when the photo only decorates. */
  alt: string;
  /** Keeps the place: 4:5, 5:7, 2:3 or 1:1. Without it the parent gives the height. */
  ratio?: 'card' | 'swipe' | 'main' | 'tile';
  /** A colour to show until the photo is there. */
  tone?: string | null | undefined;
  /** The first photos on the page: loaded at once, before others. */
  priority?: boolean;
  /** A dark gradient at the foot, for text on the photo. */
  scrim?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Photo(props: PhotoProps) {
  const { src, alt, ratio, tone, scrim, className, children, ...image } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken;
  return (
    <div
      className={cx('ph', ratio && `ph-${ratio}`, scrim && 'scrim', className)}
      style={tone ? { '--ph-tone': tone } : undefined}
    >
      {shown ? (
        <PhotoImage {...image} key={src} src={src} alt={alt} onBroken={() => setBroken(src)} />
      ) : (
        <NoPhoto className="ph-none" alt={alt} />
      )}
      {children}
    </div>
  );
}
