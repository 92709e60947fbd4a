import { policyReportsAddress } from '../reports/policy-reports.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/**
 * What a document forbids its page. Integrity-Policy makes the browser itself insist that every
 * script comes with a hash; files of a development server have none. Chromium does not know the
 * same for stylesheets yet and complains when it is asked for.
 */
export function documentPolicies(nonce: string, developmentOrigin?: string) {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, developmentOrigin),
    'reporting-endpoints': `policy="${policyReportsAddress}"`,
    ...(developmentOrigin && { 'x-frame-options': 'SAMEORIGIN' }),
    ...(!developmentOrigin && {
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
    }),
  };
}
