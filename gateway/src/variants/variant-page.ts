/** The name of a page that can have variants, as settings, cookie and counts call it. */
export function variantPage(pathname: string): string | undefined {
  if (pathname === '/') return 'home';
  return /^\/(landers\/[a-z0-9-]{1,60})(\/[a-z0-9-]{1,60})?\/?$/.exec(pathname)?.[1];
}
