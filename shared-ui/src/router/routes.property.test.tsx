import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType, ReactNode } from 'react';
import {
  MemoryRouter,
  Route as TheirRoute,
  Routes as TheirRoutes,
  useHref,
  useParams,
} from 'react-router';
import { Route, Routes } from './routes.tsx';

/** What a page can know of the router: its values, and where addresses of others lead from it. */
function Page({ path }: { path: string }) {
  const links = [useHref('next'), useHref('..'), useHref('?a'), useHref('/other')];
  return JSON.stringify({ path, params: useParams(), links });
}

interface Router {
  List: ComponentType<{ children: ReactNode }>;
  One: ComponentType<{ path: string; element: ReactNode }>;
}

function shown({ List, One }: Router, paths: string[], address: string): string {
  const pages = paths.map((path) => <One key={path} path={path} element={<Page path={path} />} />);
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <List>{pages}</List>
    </MemoryRouter>,
  );
  const text = container.textContent ?? '';
  unmount();
  // Two ways to write one address.
  return text.replaceAll('%C3%B6', 'ö');
}

const ours: Router = { List: Routes, One: Route };
const theirs = { List: TheirRoutes, One: TheirRoute } as unknown as Router;

const word = fc.constantFrom('a', 'b', 'members');
const segment = fc.oneof(word, fc.constantFrom(':id', ':kind'));
const path = fc
  .tuple(fc.uniqueArray(segment, { maxLength: 3 }), fc.constantFrom('', '', '/:last?'))
  .map(([segments, last]) => `/${segments.join('/')}${last}`.replace('//', '/'));
const value = fc.oneof(word, fc.constantFrom('A', '1', 'j%C3%B6rg', 'a b'));
const address = fc
  .tuple(fc.array(value, { maxLength: 4 }), fc.constantFrom('', '/', '?q=1', '#here'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`.replace('//', '/'));

test('shows the page that React Router shows, with the same values and the same ways on', () => {
  // It warns of every address that none of its routes has.
  const warn = console.warn;
  console.warn = () => {};
  try {
    fc.assert(
      fc.property(
        fc.uniqueArray(path, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        address,
        (some, rest, at) => {
          const paths = rest ? [...some, '*'] : some;
          expect(shown(ours, paths, at)).toBe(shown(theirs, paths, at));
        },
      ),
      { numRuns: 500 },
    );
  } finally {
    console.warn = warn;
  }
});

// Not compared: theirs encodes both once more where an address leads on from there.
test('half an encoding is a value as it stands, and a slash may be part of one', () => {
  expect(shown(ours, ['/:id'], '/50%')).toContain('"params":{"id":"50%"}');
  expect(shown(ours, ['/:id'], '/x%2Fy')).toContain('"params":{"id":"x/y"}');
});
