interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/** Scripts of the page come from the release store and nowhere else. */
export function isReleaseAsset(url: string, origin: string): boolean {
  const parsed = new URL(url, origin);
  return parsed.origin === origin && parsed.pathname.startsWith('/assets/');
}

/**
 * Answers for every script address that webpack or the federation runtime sets. HTML and script
 * text have no rule, so the browser refuses them anywhere in the page.
 */
export function guardScriptAddresses(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      if (isReleaseAsset(url, location.origin)) return url;
      throw new TypeError(`${url} is not an address of a release`);
    },
  });
}
