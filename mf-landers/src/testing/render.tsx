import { Route, Routes, useLocation } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { startTestTexts } from '@afterglow/shared-ui/testing/start-texts';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json' with { type: 'json' };

/** Our texts, and those of single pages. */
export const startTexts = (extra: Record<string, object> = {}) =>
  startTestTexts({ 'mf-landers': en, ...extra });

interface Rendered {
  container: HTMLElement;
  unmount: () => void;
  /** Path and query one is at. */
  address: () => string | null;
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

/** Renders a page at an address. */
export function renderAt(page: ReactElement, { at }: { at: string }): Rendered {
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <Routes>
        <Route path="*" element={page} />
      </Routes>
    </MemoryRouter>,
  );
  const { container, unmount } = view;
  return { container, unmount, address: () => screen.getByTestId('address').textContent };
}
