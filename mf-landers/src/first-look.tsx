import { Brand } from '@afterglow/shared-ui/components/navigation/brand';
import { I18nextProvider, i18next } from '@afterglow/shared-ui/i18n';
import { MemoryRouter } from '@afterglow/shared-ui/router';
import { renderToStaticMarkup } from 'react-dom/server';
import { FactList, type Facts } from './features/pages/fact-list.tsx';
import { PageArticle } from './features/pages/page-article.tsx';
import { PageSearch } from './features/pages/page-search.tsx';
import { type PageTexts, withCompany } from './features/pages/page-texts.ts';
import { DrawnAhead } from './features/pages/when-true.tsx';

interface Page {
  page: string;
  language: string;
  texts: PageTexts;
  locale: object;
}

/** Everything of a company, for the gateway to put in. */
const facts: Facts = {
  company: '{{company}}',
  street: '{{street}}',
  city: '{{city}}',
  country: '{{country}}',
  number: '{{number}}',
  vat: '{{vat}}',
  tradenames: '{{tradenames}}',
  email: '{{email}}',
  phone: '{{phone}}',
  phone_address: '{{phone_address}}',
};

/** The word for who is fictional is the site's own, else that of the language. */
function withFictional(texts: PageTexts, word: string): PageTexts {
  const own = `{{#fictional}}{{fictional}}{{/fictional}}{{^fictional}}${word}{{/fictional}}`;
  const replaced = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{{fictional}}', own) : value;
  return JSON.parse(JSON.stringify(texts), replaced) as PageTexts;
}

/**
 * What a static page shows before any script ran, drawn when the release is built. Values of the
 * site stay as they are in the texts, `{{site}}`: the gateway knows them.
 */
export function draw({ page, language, texts, locale }: Page): string {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    defaultNS: 'mf-landers',
    resources: { [language]: { 'mf-landers': locale } },
    initAsync: false,
    react: { useSuspense: false },
  });
  const { t } = i18n;
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <DrawnAhead value={true}>
        <MemoryRouter>
          <header className="topnav">
            <div className="wrapx in">
              <Brand name="{{site}}" to="/" />
            </div>
          </header>
          <main>
            <PageArticle
              {...withFictional(texts, t('fictional.word'))}
              version={
                page === 'terms' && (
                  <p className="mut">{t('pages.version', { date: '{{terms_date}}' })}</p>
                )
              }
              search={
                page === 'faq' && (
                  <PageSearch wanted="" onChange={() => {}} count={texts.sections.length} />
                )
              }
            >
              {withCompany.includes(page) && <FactList {...facts} />}
            </PageArticle>
          </main>
        </MemoryRouter>
      </DrawnAhead>
    </I18nextProvider>,
  );
}
