import type en from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-chat';
    resources: { 'mf-chat': typeof en };
  }
}
