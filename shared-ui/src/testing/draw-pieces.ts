import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { Pieces } from '../../workshop/piece.tsx';

/** For tests: each component of the workshop shows something in each of its states. */
export function drawPieces(pieces: Pieces): void {
  test.each(Object.keys(pieces))('%s can be drawn in each of its states', async (name) => {
    for (const drawn of Object.values(pieces[name] ?? {})) {
      const { container, unmount } = render(createElement(MemoryRouter, null, drawn));
      // Some wait for an answer.
      await waitFor(() => expect(container).not.toBeEmptyDOMElement());
      unmount();
    }
  });
}
