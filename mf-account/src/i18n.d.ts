import type en from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-account';
    resources: { 'mf-account': typeof en };
  }
}
