import type { Point, Size } from 'react-easy-crop';

interface Press {
  /** Where the photo is, from the middle of the stage. */
  crop: Point;
  /** What was pressed, from there as well. */
  at: Point;
  /** As the photo is drawn before it is enlarged and turned. */
  photo: Size;
  frame: Size;
  zoom: number;
  turn: number;
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Where the photo goes for what was pressed to be in the middle, or as near as the frame stays full. */
export function broughtToMiddle({ crop, at, photo, frame, zoom, turn }: Press): Point {
  const [width, height] =
    turn % 180 === 0 ? [photo.width, photo.height] : [photo.height, photo.width];
  const room = (size: number, framed: number) => Math.abs(size * zoom - framed) / 2;
  return {
    x: within(crop.x - at.x, room(width, frame.width)),
    y: within(crop.y - at.y, room(height, frame.height)),
  };
}
