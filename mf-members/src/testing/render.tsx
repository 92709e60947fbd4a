import { i18next, initReactI18next } from '@afterglow/shared-ui/i18n';
import { MemoryRouter, Route, Routes, useLocation } from '@afterglow/shared-ui/router';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';

/** Starts i18next with our English texts, as the shell does. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: ['mf-members'],
    defaultNS: 'mf-members',
    resources: { en: { 'mf-members': en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

interface Rendered {
  container: HTMLElement;
  unmount: () => void;
  /** Path and query one is at. */
  address: () => string | null;
}

function Address() {
  const { pathname, search } = useLocation();
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
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <Routes>
        <Route path={path ?? at.split('?')[0] ?? '/'} element={page} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  const { container, unmount } = view;
  return { container, unmount, address: () => screen.getByTestId('address').textContent };
}
