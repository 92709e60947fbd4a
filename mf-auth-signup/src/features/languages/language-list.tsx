import {
  type Language,
  language,
  languageNames,
  languages,
  toast,
  useLanguage,
} from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Check } from 'lucide-react';
import remote from '../../../remote.json';
import styles from './languages.module.scss';

/** What the texts of the product are whole in: the gate holds every remote to the same languages. */
const whole = languages.filter((code) => remote.locales.includes(code));
const missing = languages.filter((code) => !whole.includes(code));

export function LanguageList() {
  const { t } = useTranslation();
  const { current, changingTo } = useLanguage();

  async function choose(wanted: Language): Promise<void> {
    try {
      await language.choose(wanted);
    } catch {
      toast({ kind: 'error', text: t('languages.failed') });
    }
  }

  return (
    <>
      <ul className={styles.list}>
        {whole.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-current={code === current ? 'true' : undefined}
              aria-busy={code === changingTo}
              onClick={() => void choose(code)}
            >
              <span className="grow">{languageNames[code]}</span>
              {code === current && <Check className="i" aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <>
          <h2 className="h4 mt-4">{t('languages.missing')}</h2>
          <ul className={`row-x wrap mut ${styles.missing}`}>
            {missing.map((code) => (
              <li key={code} lang={code}>
                {languageNames[code]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
