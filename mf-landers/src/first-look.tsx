import { Brand } from '@afterglow/shared-ui/components/navigation/brand';
import { I18nextProvider, i18next } from '@afterglow/shared-ui/i18n';
import { MemoryRouter } from '@afterglow/shared-ui/router';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageArticle } from './features/pages/page-article.tsx';
import type { PageTexts } from './features/pages/page-texts.ts';

interface Page {
  page: string;
  language: string;
  texts: PageTexts;
  locale: object;
}

/** Pages with more than their own texts: a date, a field to search by, the company's name. */
const withMore = ['terms', 'faq', 'return-policy', 'compliance'];

/** All of it is in its texts, on every site. */
const isPlain = ({ page, texts }: Page) =>
  !withMore.includes(page) && texts.sections.every(({ when }) => !when);

/**
 * What a static page shows before any script ran, drawn when the release is built. Values of the
 * site stay as they are in the texts, `{{site}}`: the gateway knows them.
 */
export function draw(asked: Page): string | undefined {
  if (!isPlain(asked)) return undefined;
  const { language, texts, locale } = asked;
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    defaultNS: 'mf-landers',
    resources: { [language]: { 'mf-landers': locale } },
    initAsync: false,
    react: { useSuspense: false },
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <header className="topnav">
          <div className="wrapx in">
            <Brand name="{{site}}" to="/" />
          </div>
        </header>
        <main>
          <PageArticle {...texts} />
        </main>
      </MemoryRouter>
    </I18nextProvider>,
  );
}
