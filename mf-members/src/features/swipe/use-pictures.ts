import type { SwipeCard } from '@afterglow/shared-state';
import { useEffect, useRef } from 'react';

/** Fetches the pictures of cards that come soon, so that each is there as its card is made. */
export function usePictures(cards: readonly SwipeCard[]): void {
  const fetched = useRef<HTMLImageElement[]>([]);
  const urls = cards.flatMap(({ main_image: picture }) => picture?.full_url ?? []).join(' ');
  useEffect(() => {
    fetched.current = urls
      .split(' ')
      .filter(Boolean)
      .map((url) => {
        const picture = new Image();
        picture.src = url;
        return picture;
      });
  }, [urls]);
}
