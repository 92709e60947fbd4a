import type { Env } from '../platform/env.ts';
import type { Site } from './site.ts';

/** `https://site.example`: from configuration only, never from what a request claims. */
export function siteOrigin(env: Env, site: Site): string {
  const { protocol, port } = env.publicUrl;
  return `${protocol}//${site.domain}${port && `:${port}`}`;
}
