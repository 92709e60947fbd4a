import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { PageTexts } from './page-texts.ts';
import styles from './pages.module.scss';

/** The headings of a long page, beside it from 992 px. */
export function PageContents({ sections }: Pick<PageTexts, 'sections'>) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('pages.contents')}>
      <p className="over mb-2" aria-hidden="true">
        {t('pages.contents')}
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
