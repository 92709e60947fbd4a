// The one copy of i18next that shell and remotes share.
export type { i18n, ParseKeys, TFunction } from 'i18next';
export { default as i18next } from 'i18next';
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
export { Trans } from './trans.tsx';
