import createIcon, { type IconData } from '@afterglow/shared-ui/icon';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createDrawnIcon from './drawn-icon.ts';

test.each([{}, { size: 16, className: 'i', fill: 'currentColor' }])(
  'an icon is drawn as in a browser, with %o',
  (props) => {
    const node: IconData['node'] = [
      ['path', { d: 'M5 21h14' }],
      ['circle', { cx: 11, cy: 11, r: 8 }],
    ];
    const [drawn, usual] = [createDrawnIcon, createIcon].map((create) =>
      renderToStaticMarkup(createElement(create({ node }), props)),
    );
    expect(drawn).toBe(usual);
    expect(drawn).toContain('<path d="M5 21h14"></path><circle');
  },
);
