import { useState } from 'react';
import { cx } from '../../cx.ts';
import { NoPhoto } from './no-photo.tsx';

interface Props {
  /** `null` or missing: a neutral placeholder. */
  src?: string | null | undefined;
  /** Empty when the name stands beside it. */
  alt?: string;
  size?: 28 | 36 | 44 | 48 | 56 | 72 | 104;
  /** A colour to show until the picture is there. */
  tone?: string | null | undefined;
  /** The word "Online"; shows the dot. */
  online?: string | false | undefined;
}

export function Avatar({ src, alt = '', size = 48, tone, online }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={cx('av', `av-${size}`)}>
      {src && src !== broken ? (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          style={tone ? { backgroundColor: tone } : undefined}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <NoPhoto className="av-none" alt={alt} />
      )}
      {online && (
        <span className="dot">
          <span className="visually-hidden">{online}</span>
        </span>
      )}
    </span>
  );
}
