import type { ProvidedModule } from '@afterglow/federation/loader/container-runtime';
import * as sharedState from '@afterglow/shared-state';
import sharedStatePackage from '@afterglow/shared-state/package.json';
import * as i18n from '@afterglow/shared-ui/i18n';
import sharedUiPackage from '@afterglow/shared-ui/package.json';
import * as router from '@afterglow/shared-ui/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** What exists once in the page; the counterpart of `sharedLibraries` in the build preset. */
export const providedModules: Record<string, ProvidedModule> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: react.version, module: reactDom },
  'react-dom/client': { version: react.version, module: reactDomClient },
  '@afterglow/shared-state': { version: sharedStatePackage.version, module: sharedState },
  '@afterglow/shared-ui/router': { version: sharedUiPackage.version, module: router },
  '@afterglow/shared-ui/i18n': { version: sharedUiPackage.version, module: i18n },
};
