import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { neighbourInherits } from './focus-heir.ts';

// A file of its own: the code that finds heirs comes once, and here it has not come yet.

function Chips() {
  const [chips, setChips] = useState(['a', 'b', 'c']);
  const without = (gone: string) => setChips(chips.filter((one) => one !== gone));
  return (
    <div ref={neighbourInherits}>
      {chips.map((one) => (
        <button key={one} type="button" onClick={() => without(one)}>
          {one}
        </button>
      ))}
    </div>
  );
}

test('a press before the code has come leaves its focus to the neighbour all the same', async () => {
  render(<Chips />);
  const button = (name: string) => screen.getByRole('button', { name });
  act(() => {
    button('b').focus();
    button('b').click();
  });
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(button('c')).toHaveFocus());
  // The neighbour was given the focus and pressed in its turn.
  await act(async () => button('c').click());
  expect(button('a')).toHaveFocus();
});
