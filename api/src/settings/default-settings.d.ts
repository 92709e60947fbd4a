import type { SiteSettings } from './site-settings.ts';
export declare const defaultSettings: SiteSettings;
