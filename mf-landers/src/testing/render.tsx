import { i18next, initReactI18next } from '@afterglow/shared-ui/i18n';
import { MemoryRouter, Route, Routes, useLocation } from '@afterglow/shared-ui/router';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';

/** Starts i18next with our English texts and those of single pages, as the shell does. */
export async function startTexts(extra: Record<string, object> = {}): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: ['mf-landers', ...Object.keys(extra)],
    defaultNS: 'mf-landers',
    resources: { en: { 'mf-landers': en, ...extra } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

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
