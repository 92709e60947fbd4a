import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LanguageList } from '../features/languages/language-list.tsx';
import styles from '../features/languages/languages.module.scss';

/** /lang-config: every language by its own name, for people whose menu does not show theirs. */
export default function LangConfigPage() {
  const { t } = useTranslation();
  usePageTitle(t('languages.title'));
  return (
    <div className={`wrapx ${styles.page}`}>
      <section className="card-x">
        <h1 className="h2">{t('languages.title')}</h1>
        <p className="mut mt-1">{t('languages.lead')}</p>
        <LanguageList />
      </section>
    </div>
  );
}
