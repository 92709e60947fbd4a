import { type Payment, useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './given-waiver.module.scss';

interface Props {
  waiver: Payment['waiver'];
}

/** What was ticked before paying, in the words and the language of then; nothing for old orders. */
export function GivenWaiver({ waiver }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!waiver) return null;
  return (
    <details className={styles.waiver}>
      <summary>{t('result.waiver.title')}</summary>
      <ul lang={waiver.language}>
        {waiver.texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mut">
        {t('result.waiver.given', { moment: format.dateTime(waiver.given_at) })}
      </p>
    </details>
  );
}
