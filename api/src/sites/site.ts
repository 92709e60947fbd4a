import type { SiteSettings } from './site-settings.ts';

export interface Site {
  id: string;
  name: string;
  /** Host without port that mailed links point to. */
  domain: string;
  company_id: string;
  /** Whose members are shown here: pools of `profiles`. */
  shown_pools: string[];
  /** When it came into this database out of another one. */
  arrived_at: Date | null;
  settings: SiteSettings;
}
