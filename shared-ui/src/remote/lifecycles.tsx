import React, { type FunctionComponent } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { RemoteProps } from './remote-props.ts';
import { ReportError } from './report-error.tsx';

/** The single-spa lifecycles of one React root; `update` is always there. */
export type Lifecycles = Required<ReactAppOrParcel<RemoteProps>>;

/** Wraps a root component in single-spa lifecycles that report errors and never break the page. */
export function lifecyclesOf(rootComponent: FunctionComponent<RemoteProps>): Lifecycles {
  const { bootstrap, mount, unmount, update } = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent,
    errorBoundary: (error, _info, { onError }) => <ReportError error={error} to={onError} />,
  });
  if (!update) throw new Error('single-spa-react made lifecycles without update');
  return { bootstrap, mount, unmount, update };
}
