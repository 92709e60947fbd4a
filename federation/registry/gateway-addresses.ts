/**
 * How addresses begin that the gateway answers itself or passes on to the API. A page there would be
 * reached by links alone: whoever loads it anew gets something else.
 */
export const gatewayAddresses = [
  'api',
  'app-icon',
  'assets',
  'composition',
  'health',
  'mailbox',
  'override',
  'ready',
  'reports',
  'sandbox',
  'share',
  'side-by-side',
];
