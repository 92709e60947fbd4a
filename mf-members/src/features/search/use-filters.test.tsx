import { useLocation } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { act, renderHook } from '@testing-library/react';
import { keptPlace } from './kept-place.ts';
import { useFilters } from './use-filters.ts';

function open(at: string) {
  return renderHook(() => ({ ...useFilters(), search: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  }).result;
}

beforeEach(() => keptPlace.keepQuery(undefined, ''));

test('the search comes back at the plain address, what else stood there does not', () => {
  open('/members?t=5&gender=male');
  expect(keptPlace.queryOf(undefined)).toBe('gender=male');
  expect(open('/members').current.search).toBe('?gender=male');
});

test('an address with nothing of the search keeps nothing', () => {
  open('/members?t=5');
  expect(open('/members').current.search).toBe('');
});

test('what is changed is kept at once', () => {
  const page = open('/members');
  act(() => page.current.change({ gender: 'male' }));
  expect(keptPlace.queryOf(undefined)).toBe('gender=male');
  act(() => page.current.clear());
  expect(keptPlace.queryOf(undefined)).toBe('');
});
