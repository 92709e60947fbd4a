/**
 * Libraries that exist once in the page. The shell provides them at start; a remote carries no copy.
 * The router and i18n are facades: a shared module cannot be tree-shaken, so only what is used is
 * re-exported there.
 */
export const sharedLibraries = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  '@afterglow/shared-state': '^1.0.0',
  '@afterglow/shared-ui/router': '^1.0.0',
  '@afterglow/shared-ui/i18n': '^1.0.0',
} as const;
