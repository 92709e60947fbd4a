import type { SiteSettings } from './site-settings.ts';

export interface Site {
  id: string;
  name: string;
  /** Host without port that mailed links point to. */
  domain: string;
  company_id: string;
  settings: SiteSettings;
}
