import { join } from 'node:path';

// Paths from here: so the inputs of a build know of these files.
const at = (path: string) => join(import.meta.dirname, path);

/**
 * What stands in for a file of a library. All icons of lucide-react import the one that makes a
 * component of them.
 */
export const aliases = {
  '../createLucideIcon.mjs$': at('../../shared-ui/src/icon.ts'),
};

/** In what draws pages for the document, too. */
export const drawingAliases = {
  '../createLucideIcon.mjs$': at('../remote/drawn-icon.ts'),
  'react-i18next$': at('../remote/drawn-translation.tsx'),
};

/** Webpack's cache remembers where a name led: it is another one where one leads elsewhere. */
export const aliasedNames = Object.entries({ ...aliases, ...drawingAliases }).join(' ');
