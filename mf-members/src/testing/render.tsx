import { Route, Routes, useLocation, useNavigate } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { startTestTexts } from '@afterglow/shared-ui/testing/start-texts';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json' with { type: 'json' };

export const startTexts = () => startTestTexts({ 'mf-members': en });

export interface Rendered {
  container: HTMLElement;
  unmount: () => void;
  /** Path and query one is at. */
  address: () => string | null;
  /** What whoever led here left for the page. */
  left: () => unknown;
  /** Presses the browser's Back; before the page stands `/before`. */
  back: () => void;
}

let goBack = () => {};
let left: unknown;

function Address() {
  const navigate = useNavigate();
  goBack = () => navigate(-1);
  const { pathname, search, state } = useLocation();
  left = state;
  return <output data-testid="address">{pathname + search}</output>;
}

interface Place {
  /** Where the page stands, for example "/members/:id". */
  path?: string;
  /** The address one is at. */
  at: string;
}

/** Renders a page at an address; other addresses show nothing but themselves. */
export function renderAt(page: ReactElement, { path, at }: Place): Rendered {
  const view = render(
    <MemoryRouter initialEntries={['/before', at]} initialIndex={1}>
      <Address />
      <Routes>
        <Route path={path ?? at.split('?')[0] ?? '/'} element={page} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  const { container, unmount } = view;
  return {
    container,
    unmount,
    address: () => screen.getByTestId('address').textContent,
    left: () => left,
    back: () => act(() => goBack()),
  };
}
