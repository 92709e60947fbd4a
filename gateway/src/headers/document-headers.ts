import { policyReportsAddress } from '../reports/policy-reports.ts';
import { contentSecurityPolicy, type Inline } from './content-security-policy.ts';

/** What a document forbids its page, and where refusals are told. */
export function documentPolicies(inline: Inline, developmentOrigin?: string) {
  return {
    'content-security-policy': contentSecurityPolicy(inline, developmentOrigin),
    'reporting-endpoints': `policy="${policyReportsAddress}"`,
    ...(developmentOrigin && { 'x-frame-options': 'SAMEORIGIN' }),
  };
}

/**
 * Makes the browser itself insist that every script comes with a hash. Chromium does not know the
 * same for stylesheets yet and complains when it is asked for. WebKit, which is every browser of an
 * iPhone, forgets the hash of what is preloaded and would refuse that (seen in 2.50, Safari 26).
 */
export function integrityPolicy(userAgent = ''): Record<string, string> {
  const isWebKit = userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/');
  if (isWebKit) return {};
  return { 'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)' };
}
