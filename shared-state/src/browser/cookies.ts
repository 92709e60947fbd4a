/** Sets a first-party cookie that scripts and the server can read; without days it ends with the browser. */
export function setCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? '' : `; max-age=${days * 86_400}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; samesite=lax${secure}`;
}

export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    // Written by somebody else.
    return null;
  }
}
