import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SwipeDeck } from './swipe-deck.tsx';

const cards = ['Sofia', 'Emma', 'Rosa', 'Nadia'].map((name) => ({
  id: name,
  photo: { src: `/${name}.webp` },
  text: name,
}));

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointer events; a mouse event carries the same position.
  Object.assign(window, { PointerEvent: MouseEvent });
  HTMLElement.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  jest.useRealTimers();
});

function renderDeck(disabled = false) {
  const onSwiped = jest.fn();
  render(
    <SwipeDeck
      label="Members"
      cards={cards}
      onSwiped={(card, side) => onSwiped(card.id, side)}
      likeStamp="Like"
      skipStamp="Skip"
      disabled={disabled}
    />,
  );
  const deck = screen.getByRole('group', { name: 'Members' });
  return { onSwiped, top: deck.firstElementChild as HTMLElement, deck };
}

function drag(card: HTMLElement, px: number) {
  fireEvent.pointerDown(card, { clientX: 200, button: 0 });
  fireEvent.pointerMove(card, { clientX: 200 + px });
  const atPx = card.style.getPropertyValue('--x');
  fireEvent.pointerUp(card, { clientX: 200 + px });
  act(() => jest.advanceTimersByTime(400));
  return atPx;
}

test('shows three cards, the first on top', () => {
  const { top } = renderDeck();
  expect(top).toHaveTextContent('Sofia');
  expect(screen.queryByText('Nadia')).not.toBeInTheDocument();
});

test('arrow keys swipe', () => {
  const { onSwiped, deck } = renderDeck();
  fireEvent.keyDown(deck, { key: 'ArrowRight' });
  act(() => jest.advanceTimersByTime(400));
  expect(onSwiped.mock.calls).toEqual([['Sofia', 'right']]);
  fireEvent.keyDown(deck, { key: 'ArrowLeft' });
  act(() => jest.advanceTimersByTime(400));
  expect(onSwiped.mock.calls[1]).toEqual(['Sofia', 'left']);
});

test('the card follows the finger and leaves past the commit distance', () => {
  const { onSwiped, top } = renderDeck();
  expect(drag(top, -130)).toBe('-130');
  expect(onSwiped.mock.calls).toEqual([['Sofia', 'left']]);
});

test('a second press while a card leaves does not count', () => {
  const { onSwiped, deck } = renderDeck();
  fireEvent.keyDown(deck, { key: 'ArrowRight' });
  fireEvent.keyDown(deck, { key: 'ArrowRight' });
  act(() => jest.advanceTimersByTime(400));
  expect(onSwiped).toHaveBeenCalledTimes(1);
});

test('a disabled deck does not move', () => {
  const { onSwiped, top, deck } = renderDeck(true);
  fireEvent.keyDown(deck, { key: 'ArrowRight' });
  drag(top, 200);
  expect(onSwiped).not.toHaveBeenCalled();
});
