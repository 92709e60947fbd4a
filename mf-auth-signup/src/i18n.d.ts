import type en from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-auth-signup';
    resources: { 'mf-auth-signup': typeof en };
  }
}
