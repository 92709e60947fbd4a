import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Point, Size } from 'react-easy-crop';
import { broughtToMiddle } from './brought-to-middle.ts';

/** Pixels; more is a pull. */
const stillPx = 4;

interface Photo {
  crop: Point;
  zoom: number;
  turn: number;
  onCrop: (crop: Point) => void;
}

/** A press on the photo brings that part of it to the middle: not everybody can pull. */
export function usePressToMiddle({ onCrop, ...photo }: Photo) {
  const sizes = useRef<{ photo?: Size; frame?: Size }>({});
  const down = useRef<Point>({ x: 0, y: 0 });

  function onClick({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>): void {
    const { photo: drawn, frame } = sizes.current;
    if (!drawn || !frame || Math.hypot(x - down.current.x, y - down.current.y) > stillPx) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = { x: x - left - width / 2, y: y - top - height / 2 };
    onCrop(broughtToMiddle({ ...photo, at, photo: drawn, frame }));
  }

  return {
    stage: {
      onPointerDown({ clientX, clientY }: PointerEvent): void {
        down.current = { x: clientX, y: clientY };
      },
      onClick,
    },
    cropper: {
      setMediaSize(size: Size): void {
        sizes.current.photo = size;
      },
      setCropSize(size: Size): void {
        sizes.current.frame = size;
      },
    },
  };
}
