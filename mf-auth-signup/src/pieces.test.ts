import { MemoryRouter } from '@afterglow/shared-ui/router';
import { render, waitFor } from '@testing-library/react';
import { begin, pieces } from './pieces.tsx';

beforeAll(begin);

test.each(Object.keys(pieces))('%s can be drawn in each of its states', async (name) => {
  for (const drawn of Object.values(pieces[name] ?? {})) {
    const { container, unmount } = render(<MemoryRouter>{drawn}</MemoryRouter>);
    // Some wait for an answer.
    await waitFor(() => expect(container).not.toBeEmptyDOMElement());
    unmount();
  }
});
