import { policyReportsAddress } from '../reports/policy-reports.ts';

/**
 * Scripts come from our own origin or carry the document's nonce; nothing is evaluated, nothing is
 * framed, nothing comes from elsewhere. Outside production a development server may be reached, and
 * pages of it stand side by side.
 */
export function contentSecurityPolicy(nonce: string, developmentOrigin?: string): string {
  const dev = developmentOrigin ? ` ${developmentOrigin}` : '';
  const devSocket = developmentOrigin ? ` ${developmentOrigin.replace('http', 'ws')}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${dev}`,
    `style-src 'self' 'nonce-${nonce}'${dev}`,
    `img-src 'self' data: blob:${dev}`,
    `font-src 'self'${dev}`,
    `connect-src 'self'${dev}${devSocket}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${developmentOrigin ? "'self'" : "'none'"}`,
    "object-src 'none'",
    // The first for browsers that do not know the second.
    `report-uri ${policyReportsAddress}`,
    'report-to policy',
    ...(developmentOrigin ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}
