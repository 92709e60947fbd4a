import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { render } from '@testing-library/react';
import Chats from '../routes/chats.tsx';

/** For tests: the page at an address; gives what the address bar says, and a way to another. */
export function showChats(at: string) {
  const routes = ['/chats', '/chats/:id', '/members/:id/chat', '*'];
  const router = createMemoryRouter(
    routes.map((path) => ({ path, element: path === '*' ? null : <Chats /> })),
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return {
    path: () => router.state.location.pathname,
    go: (to: string) => router.navigate(to),
  };
}
