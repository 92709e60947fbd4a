const name = 'override';

/** One remote in another version, or from a development server (`http://localhost:4500`). */
export function overrideWith(remote: string, versionOrServer: string): string {
  const isServer = versionOrServer.startsWith('http');
  return `${name}=${remote}${isServer ? '=' : '@'}${versionOrServer}; path=/; samesite=strict`;
}

export const noOverride = `${name}=; path=/; max-age=0`;
