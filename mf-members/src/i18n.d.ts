import type en from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-members';
    resources: { 'mf-members': typeof en };
  }
}
