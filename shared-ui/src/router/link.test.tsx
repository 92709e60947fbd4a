import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import {
  MemoryRouter,
  Link as TheirLink,
  NavLink as TheirNavLink,
  useSearchParams as theirSearchParams,
  useLocation,
  useNavigationType,
} from 'react-router';
import { Link, type LinkProps } from './link.tsx';
import { NavLink } from './nav-link.tsx';
import { useSearchParams } from './use-search-params.ts';

/** Where the router is, how it got there, and with what. */
function Place() {
  const { pathname, search, hash, state } = useLocation();
  const way = useNavigationType();
  return <output>{JSON.stringify([pathname + search + hash, way, state])}</output>;
}

function at(address: string, page: ReactNode) {
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      {page}
      <Place />
    </MemoryRouter>,
  );
  const { container, unmount } = view;
  return { place: () => container.querySelector('output')?.textContent, container, unmount };
}

/** What became of a press on a link, and what the link says of itself. */
function pressed(One: ComponentType<LinkProps>, from: string, props: LinkProps, init: object) {
  const { place, container, unmount } = at(from, <One {...props}>there</One>);
  // To look for a role costs more than all else here, and this is done a few thousand times.
  const link = container.querySelector('a') as Element;
  const said = [link.getAttribute('href'), link.getAttribute('aria-current')];
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  const outcome = [place(), ...said, event.defaultPrevented];
  unmount();
  return outcome;
}

const ways: Omit<LinkProps, 'to'>[] = [
  {},
  { replace: true },
  { replace: false },
  { state: { from: 'here' } },
  { target: '_blank' },
  { target: '_self' },
  { reloadDocument: true },
  { onClick: (event) => event.preventDefault() },
];
const presses = [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }];
const addresses = ['/members', '/members/42', '/members-only', '/', '?page=2', '#top', '../up'];

test("a link does what React Router's own does", () => {
  for (const from of ['/members', '/members/42?page=1', '/'])
    for (const to of addresses)
      for (const way of ways)
        for (const press of presses) {
          const props = { to, ...way };
          const theirs = TheirLink as ComponentType<LinkProps>;
          expect(pressed(Link, from, props, press)).toEqual(pressed(theirs, from, props, press));
        }
});

test("a link says where its reader is as React Router's own does", () => {
  for (const from of ['/members', '/members/42?page=1', '/members-only', '/'])
    for (const to of addresses) {
      const theirs = TheirNavLink as ComponentType<LinkProps>;
      expect(pressed(NavLink, from, { to }, {})).toEqual(pressed(theirs, from, { to }, {}));
    }
});

test.each([
  ['ours', useSearchParams],
  ["React Router's", theirSearchParams as typeof useSearchParams],
])('%s: parameters are read from the address and written into it', (_whose, useParameters) => {
  function Pages() {
    const [params, change] = useParameters();
    const more = () =>
      change(
        (before) => {
          before.set('page', '2');
          return before;
        },
        { replace: true, state: 'kept' },
      );
    return (
      <>
        <button type="button" onClick={more}>
          {params.toString()}
        </button>
        <button type="button" onClick={() => change([['sort', 'new']])}>
          other
        </button>
      </>
    );
  }
  const { place } = at('/members?page=1&q=a', <Pages />);
  fireEvent.click(screen.getByRole('button', { name: 'page=1&q=a' }));
  expect(place()).toBe('["/members?page=2&q=a","REPLACE","kept"]');
  fireEvent.click(screen.getByRole('button', { name: 'other' }));
  expect(place()).toBe('["/members?sort=new","PUSH",null]');
});
