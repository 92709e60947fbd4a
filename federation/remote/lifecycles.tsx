import { I18nextProvider, i18next } from '@afterglow/shared-ui/i18n';
import React, { type FunctionComponent, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteProps } from './remote-props.ts';

/**
 * A parcel needs a name of its own per mount, and the element it fills. Up to the first slash the
 * name is that of the remote.
 */
export type ParcelProps = RemoteProps & { name: string; domElement: HTMLElement };

type Lifecycle = (props: ParcelProps) => Promise<unknown>;

/** The single-spa lifecycles of one React root. */
export interface Lifecycles {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
  update: Lifecycle;
}

/** Wraps a root component in single-spa lifecycles that report errors and never break the page. */
export function lifecyclesOf(rootComponent: FunctionComponent<RemoteProps>): Lifecycles {
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: inNamespace(rootComponent),
    errorBoundary: (error, _info, { onError }) => <ReportError error={error} to={onError} />,
  });
  // Its types also ask for props that single-spa gives to applications; parcels have none of them.
  const { mount, ...others } = lifecycles as unknown as Lifecycles;
  return {
    ...others,
    // Without a cover it is drawn before the browser paints, or its place would be empty for longer.
    mount: (props) => (isCovered() ? mountInSlices(mount, props) : flushSync(() => mount(props))),
  };
}

/** The bundler fills it in, for React and for us. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * What the document brought lies over the page until that stands there. In development nothing is
 * drawn bit by bit: hot reload may put new code in at any moment, and React can't exchange the code
 * of a drawing that has not ended.
 */
const isCovered = () =>
  process.env.NODE_ENV !== 'development' && document.getElementById('first-look') !== null;

/** In a transition React draws for 5 ms at a time, and lets the browser answer its user between. */
function mountInSlices(mount: Lifecycle, props: ParcelProps): Promise<unknown> {
  return new Promise((resolve, reject) => {
    startTransition(() => {
      mount(props).then(resolve, reject);
    });
  });
}

interface Props {
  error: unknown;
  to: (error: unknown) => void;
}

/** Renders nothing and passes the error on, once. */
function ReportError({ error, to }: Props) {
  useEffect(() => {
    // What it returns is not for React, which would call it when this goes.
    to(error);
  }, [error, to]);
  return null;
}

/** Inside a remote, texts without a namespace are that remote's own. */
function inNamespace(Root: FunctionComponent<RemoteProps>): FunctionComponent<RemoteProps> {
  return function NamespacedRoot(props) {
    const { name } = props as ParcelProps;
    return (
      <I18nextProvider i18n={i18next} defaultNS={name.split('/')[0] ?? name}>
        <Root {...props} />
      </I18nextProvider>
    );
  };
}
