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
import { LinkedText } from './linked-text.tsx';
import { PageContents } from './page-contents.tsx';
import { PageSearch } from './page-search.tsx';
import { PageSection } from './page-section.tsx';
import { pageTexts, sectionsOf } from './page-texts.ts';
import styles from './pages.module.scss';
import { termsDate } from './terms-date.ts';

/** Pages that say who the other party is. */
const withCompany = ['terms', 'privacy', 'return-policy', 'service', 'compliance'];

interface Props {
  page: string;
}

/** One static page, from texts that are loaded already. */
export function StaticPage({ page }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const site = useSettings();
  const { data: company, error, reload } = useData(companyInfo);
  const texts = pageTexts(i18n, page, {
    site: site.name,
    company: company?.name ?? site.name,
    email: site.support_email,
    fictional: site.fictional_singular || t('fictional.word'),
    days: site.refund_days,
    credits: site.message_credits,
    tradenames: company?.tradenames.join(', ') ?? site.name,
  });
  const { title, intro } = texts;
  const [wanted, setWanted] = useState('');
  const shown = findSections(sectionsOf(texts.sections, site), wanted);
  usePageTitle(title);

  // The texts name the company, so they wait for it; without it they still stand.
  if (!company && !error) return <PageSkeleton />;

  return (
    <div className={`wrapx ${styles.page}`}>
      <article className={styles.prose}>
        <h1>{title}</h1>
        {page === 'terms' && company && (
          <p className="mut">
            {t('pages.version', { date: format.date(termsDate(company.added)) })}
          </p>
        )}
        <p className="lead">
          <LinkedText text={intro} />
        </p>
        {page === 'faq' && <PageSearch wanted={wanted} onChange={setWanted} count={shown.length} />}
        {shown.map((section) => (
          <PageSection key={section.id} {...section} />
        ))}
        {withCompany.includes(page) && <CompanyFacts company={company} onRetry={reload} />}
      </article>
      {shown.length > 0 && <PageContents sections={shown} />}
    </div>
  );
}
