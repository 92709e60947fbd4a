// The one copy of React Router that shell and remotes share. A federated module is never
// tree-shaken, so it offers what is used and nothing more.
export type {
  Blocker,
  BlockerFunction,
  DataRouter,
  ErrorResponse,
  LinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  RouteObject,
  To,
} from 'react-router';
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  redirect,
  ScrollRestoration,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { BridgeRouter } from './bridge-router.tsx';
export { useBlocker } from './use-blocker.ts';
