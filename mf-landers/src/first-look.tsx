import { defineDrawing } from '@afterglow/federation/remote/define-drawing';
import { type DrawnFor, startDrawing } from '@afterglow/shared-state/drawing';
import { createElement } from 'react';
import remote from '../remote.json' with { type: 'json' };
import { landerNamespace, loadLander } from './features/landers/load-lander.ts';
import { pageNamespace, pageOf } from './features/pages/page-texts.ts';
import { StaticPage } from './features/pages/static-page.tsx';
import { pageVariant } from './features/variants/page-variant.ts';
import { variantTexts } from './features/variants/variant-texts.ts';
import Index from './routes/index.tsx';

const staticPages = remote.routes.filter(({ page }) => page === 'pages');

/** Pages of visitors as the gateway puts them into the document. */
export const draw = defineDrawing(remote, {
  texts: (language) => import(`./locales/${language}.json`),
  start: (asked) => startDrawing(asked as unknown as DrawnFor),
  pages: {
    index: () => <Index />,
    ...Object.fromEntries(
      staticPages.map(({ name }) => [
        name,
        async ({ asked: { language, pathname }, i18n }) => {
          const page = pageOf(pathname);
          const { default: texts } = await import(`./pages/${page}/${language}.json`);
          i18n.addResourceBundle(language, pageNamespace(page), texts);
          return <StaticPage page={page} />;
        },
      ]),
    ),
    async landers({ asked: { language }, params, i18n }) {
      const name = params.get('lander') ?? '';
      const { default: texts } = await import(`./landers/${name}/texts/${language}.json`);
      const shown = variantTexts(texts, pageVariant(`landers/${name}`));
      // Another variant may have had words that this one lacks.
      i18n.removeResourceBundle(language, landerNamespace(name));
      i18n.addResourceBundle(language, landerNamespace(name), shown);
      const { default: Lander } = await loadLander(name, params.get('slug'));
      return createElement(Lander);
    },
  },
});
