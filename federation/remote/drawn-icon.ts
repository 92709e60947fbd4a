import createIcon, { type IconData, type IconProps } from '@afterglow/shared-ui/icon';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The same icons where pages are drawn ahead: their lines never change, and are drawn once. */
export default function createDrawnIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  const __html = renderToStaticMarkup(createElement(Fragment, null, ...lines));
  const Icon = createIcon({ node: [] });
  return (props: IconProps) => Icon({ ...props, dangerouslySetInnerHTML: { __html } });
}
