import { policyReportsAddress } from '../reports/policy-reports.ts';
import { contentSecurityPolicy, type Inline } from './content-security-policy.ts';

/**
 * What a document forbids its page. Integrity-Policy makes the browser itself insist that every
 * script comes with a hash; files of a development server have none. Chromium does not know the
 * same for stylesheets yet and complains when it is asked for.
 */
export function documentPolicies(inline: Inline, developmentOrigin?: string) {
  return {
    'content-security-policy': contentSecurityPolicy(inline, developmentOrigin),
    'reporting-endpoints': `policy="${policyReportsAddress}"`,
    ...(developmentOrigin && { 'x-frame-options': 'SAMEORIGIN' }),
    ...(!developmentOrigin && {
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
    }),
  };
}
