// The one copy of React Router that shell and remotes share. A federated module is never
// tree-shaken, so it offers what is used and nothing more: its data routers are twice as heavy as
// all of this, and the file that its links are in brings what only they have, a third of the rest.
export type {
  Blocker,
  BlockerFunction,
  Location,
  NavigateFunction,
  To,
} from 'react-router';
export {
  matchPath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router';
export { BridgeRouter } from './bridge-router.tsx';
export { Link, type LinkProps } from './link.tsx';
export { NavLink } from './nav-link.tsx';
export { Navigate } from './navigate.tsx';
export { createPageRouter, type Hold, type PageRouter } from './page-router.ts';
export { Route, Routes } from './routes.tsx';
export { useBlocker } from './use-blocker.ts';
export { useSearchParams } from './use-search-params.ts';
