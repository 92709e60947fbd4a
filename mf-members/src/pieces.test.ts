import { MemoryRouter } from '@afterglow/shared-ui/router';
import { render } from '@testing-library/react';
import { begin, pieces } from './pieces.tsx';

beforeAll(begin);

test.each(Object.keys(pieces))('%s can be drawn in each of its states', (name) => {
  for (const drawn of Object.values(pieces[name] ?? {})) {
    const { container, unmount } = render(<MemoryRouter>{drawn}</MemoryRouter>);
    expect(container).not.toBeEmptyDOMElement();
    unmount();
  }
});
