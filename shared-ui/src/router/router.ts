// The one copy of React Router that shell and remotes share. A federated module is never
// tree-shaken, so it offers what is used and nothing more: its data routers are twice as heavy as
// all of this.
export type {
  Blocker,
  BlockerFunction,
  LinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  To,
} from 'react-router';
export {
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Route,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export { BridgeRouter } from './bridge-router.tsx';
export { createPageRouter, type Hold, type PageRouter } from './page-router.ts';
export { useBlocker } from './use-blocker.ts';
