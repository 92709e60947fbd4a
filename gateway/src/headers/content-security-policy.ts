import { createHash } from 'node:crypto';
import { policyReportsAddress } from '../reports/policy-reports.ts';

/** What stands in a document itself and may be used, as sources of its policy. */
export interface Inline {
  scripts: string[];
  styles: string[];
}

/** Allows a script or style that stands in a document by what it says. */
export const byHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows what carries the nonce. */
export const byNonce = (nonce: string): string => `'nonce-${nonce}'`;

/**
 * Scripts come from our own origin or are known by their hash; nothing is evaluated, nothing is
 * framed, nothing comes from elsewhere. Outside production a development server may be reached, and
 * pages of it stand side by side.
 */
export function contentSecurityPolicy(inline: Inline, developmentOrigin?: string): string {
  const dev = developmentOrigin ? [developmentOrigin] : [];
  const devSocket = dev.map((origin) => origin.replace('http', 'ws'));
  const rule = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    rule('default-src', "'none'"),
    rule('script-src', "'self'", ...inline.scripts, ...dev),
    rule('style-src', "'self'", ...inline.styles, ...dev),
    rule('img-src', "'self'", 'data:', 'blob:', ...dev),
    rule('font-src', "'self'", ...dev),
    rule('connect-src', "'self'", ...dev, ...devSocket),
    rule('media-src', "'self'", 'blob:'),
    rule('manifest-src', "'self'"),
    rule('worker-src', "'self'"),
    rule('form-action', "'self'"),
    rule('base-uri', "'none'"),
    rule('frame-ancestors', developmentOrigin ? "'self'" : "'none'"),
    rule('object-src', "'none'"),
    // The first for browsers that do not know the second.
    rule('report-uri', policyReportsAddress),
    rule('report-to', 'policy'),
    ...(developmentOrigin ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}
