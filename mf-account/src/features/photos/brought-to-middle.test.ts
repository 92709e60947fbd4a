import { broughtToMiddle } from './brought-to-middle.ts';

const photo = { width: 400, height: 300 };
const frame = { width: 240, height: 300 };
const press = { crop: { x: 0, y: 0 }, at: { x: 0, y: 0 }, photo, frame, zoom: 1, turn: 0 };

test('what was pressed comes to the middle', () => {
  expect(broughtToMiddle({ ...press, at: { x: 50, y: 0 } })).toEqual({ x: -50, y: 0 });
  expect(broughtToMiddle({ ...press, crop: { x: -50, y: 0 }, at: { x: -20, y: 0 } })).toEqual({
    x: -30,
    y: 0,
  });
});

test('or as near as the photo still fills the frame', () => {
  expect(broughtToMiddle({ ...press, at: { x: 190, y: 140 } })).toEqual({ x: -80, y: -0 });
  expect(broughtToMiddle({ ...press, zoom: 2, at: { x: 190, y: 140 } })).toEqual({
    x: -190,
    y: -140,
  });
  expect(broughtToMiddle({ ...press, zoom: 2, at: { x: -500, y: -500 } })).toEqual({
    x: 280,
    y: 150,
  });
});

test('of a photo on its side, too', () => {
  expect(broughtToMiddle({ ...press, zoom: 2, turn: 90, at: { x: 500, y: 500 } })).toEqual({
    x: -180,
    y: -250,
  });
});
