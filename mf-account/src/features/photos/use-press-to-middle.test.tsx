import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { usePressToMiddle } from './use-press-to-middle.ts';

const onCrop = jest.fn();
beforeEach(() => onCrop.mockClear());

function Stage({ isLoaded = true }: { isLoaded?: boolean }) {
  const { stage, cropper } = usePressToMiddle({ crop: { x: 0, y: 0 }, zoom: 2, turn: 0, onCrop });
  if (isLoaded) {
    cropper.setMediaSize({ width: 400, height: 500 });
    cropper.setCropSize({ width: 240, height: 300 });
  }
  return (
    <button type="button" {...stage}>
      Photo
    </button>
  );
}

function press(from: { x: number; y: number }, to = from): void {
  const photo = screen.getByRole('button');
  // jsdom's pointers have no place.
  const at = { bubbles: true, clientX: from.x, clientY: from.y };
  fireEvent(photo, new MouseEvent('pointerdown', at));
  fireEvent.click(photo, { clientX: to.x, clientY: to.y });
}

test('a press moves the photo, a pull is the library’s', () => {
  render(<Stage />);
  press({ x: 30, y: -20 });
  expect(onCrop.mock.calls).toEqual([[{ x: -30, y: 20 }]]);
  press({ x: 30, y: -20 }, { x: 38, y: -20 });
  expect(onCrop).toHaveBeenCalledTimes(1);
});

test('what is not there yet stays', () => {
  render(<Stage isLoaded={false} />);
  press({ x: 30, y: -20 });
  expect(onCrop).not.toHaveBeenCalled();
});
