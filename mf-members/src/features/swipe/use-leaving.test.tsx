import type { SwipeCard } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { act, renderHook } from '@testing-library/react';
import { useLeaving } from './use-leaving.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => card(id)) as [
  SwipeCard,
  SwipeCard,
  SwipeCard,
  SwipeCard,
];

function start(cards: SwipeCard[] = []) {
  const { result, rerender } = renderHook(({ held }) => useLeaving(held, 3), {
    initialProps: { held: cards },
  });
  return {
    ids: () => result.current.leaving.map((one) => one.card.id).join(''),
    leave: (one: SwipeCard) => act(() => result.current.leave(one, 'left')),
    arrive: (one: SwipeCard) => act(() => result.current.arrive(one)),
    hold: (held: SwipeCard[]) => rerender({ held }),
  };
}

test('who is out keeps the place until the next one goes', () => {
  const game = start();
  game.leave(a);
  game.arrive(a);
  expect(game.ids()).toBe('a');
  game.leave(b);
  expect(game.ids()).toBe('b');
});

test('of several at once each goes all the way, and the last keeps the place', () => {
  const game = start();
  game.leave(a);
  game.leave(b);
  expect(game.ids()).toBe('ab');
  game.arrive(b);
  expect(game.ids()).toBe('ab');
  game.arrive(a);
  expect(game.ids()).toBe('b');
  game.leave(c);
  game.leave(d);
  game.leave(a);
  expect(game.ids()).toBe('cda');
});

test('who came back is not on the way, and leaves once when decided again', () => {
  const game = start();
  game.leave(a);
  game.arrive(a);
  game.hold([a]);
  expect(game.ids()).toBe('');
  game.hold([]);
  game.leave(a);
  game.leave(b);
  expect(game.ids()).toBe('ab');
});
