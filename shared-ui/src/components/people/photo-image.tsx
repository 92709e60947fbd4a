import { useLayoutEffect, useRef, useState } from 'react';

interface Props {
  src: string;
  alt: string;
  priority?: boolean | undefined;
  onBroken?: () => void;
}

/** An image that fades in once decoded; one from the cache is there at once. */
export function PhotoImage({ src, alt, priority, onBroken }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [waiting, setWaiting] = useState(false);

  useLayoutEffect(() => {
    setWaiting(image.current?.complete === false);
  }, []);

  return (
    <img
      ref={image}
      className={waiting ? 'is-waiting' : undefined}
      src={src}
      alt={alt}
      draggable={false}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onLoad={() => setWaiting(false)}
      onError={() => {
        setWaiting(false);
        onBroken?.();
      }}
    />
  );
}
