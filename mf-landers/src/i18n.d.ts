import type en from './locales/en.json';

declare global {
  /** Texts outside src/locales by namespace; every lander adds its own here. */
  interface ExtraTexts {}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-landers';
    resources: { 'mf-landers': typeof en } & ExtraTexts;
  }
}
