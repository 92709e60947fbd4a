import type en from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-payments';
    resources: { 'mf-payments': typeof en };
  }
}
