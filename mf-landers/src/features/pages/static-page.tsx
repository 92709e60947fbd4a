import {
  companyInfo,
  useData,
  useFormat,
  usePageTitle,
  useSettings,
} from '@afterglow/shared-state';
import { PageSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { CompanyFacts } from './company-facts.tsx';
import { findSections } from './find-sections.ts';
import { PageArticle } from './page-article.tsx';
import { PageSearch } from './page-search.tsx';
import { pageTexts, sectionsOf, sharing, withCompany } from './page-texts.ts';

interface Props {
  page: string;
}

/** One static page, from texts that are loaded already. */
export function StaticPage({ page }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const site = useSettings();
  const { data: company, error, reload } = useData(companyInfo);
  const shared = sharing(site, company);
  const texts = pageTexts(i18n, page, {
    site: site.name,
    company: company?.name ?? site.name,
    email: site.support_email,
    fictional: site.fictional_singular || t('fictional.word'),
    age: site.min_age,
    days: site.refund_days,
    credits: t('pages.credits', { count: site.message_credits }),
    tradenames: company?.tradenames.join(', ') ?? site.name,
    joined: format.list(shared.sites),
  });
  const { title, intro } = texts;
  const [wanted, setWanted] = useState('');
  const shown = findSections(sectionsOf(texts.sections, shared), wanted);
  usePageTitle(title);

  // The texts name the company, so they wait for it; without it they still stand.
  if (!company && !error) return <PageSkeleton />;

  return (
    <PageArticle
      title={title}
      intro={intro}
      sections={shown}
      version={
        page === 'terms' &&
        company && (
          <p className="mut">{t('pages.version', { date: format.date(company.terms_date) })}</p>
        )
      }
      search={
        page === 'faq' && <PageSearch wanted={wanted} onChange={setWanted} count={shown.length} />
      }
    >
      {withCompany.includes(page) && <CompanyFacts company={company} onRetry={reload} />}
    </PageArticle>
  );
}
