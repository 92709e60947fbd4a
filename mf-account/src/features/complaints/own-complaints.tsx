import { useData, useFormat } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { Badge } from '@afterglow/shared-ui/components/labels/badge';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './complaints.module.scss';
import { complaints } from './complaints.ts';

/** What one has complained of, how it stands, and what was answered. */
export function OwnComplaints() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, reload } = useData(complaints);
  if (!data && error) {
    return (
      <ErrorState title={t('complaints.failed')} retryLabel={t('retry')} onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length === 0) return null;
  return (
    <section className="card-x" aria-label={t('complaints.own')}>
      <h2 className="h3">{t('complaints.own')}</h2>
      {data.map(({ number, topic, message, status, answer, created_at }) => (
        <article key={number} className={styles.one}>
          <div className="row-x between wrap">
            <h3 className={styles.topic}>{t(`complaints.topics.${topic}`)}</h3>
            <Badge tone={status === 'answered' ? 'ok' : 'neutral'}>
              {t(`complaints.status.${status}`)}
            </Badge>
          </div>
          <p className="mut sm">
            {number} · {format.date(created_at)}
          </p>
          <p className={styles.words}>{message}</p>
          {answer && (
            <>
              <h4 className={styles.topic}>{t('complaints.answer')}</h4>
              <p className={styles.words}>{answer}</p>
            </>
          )}
        </article>
      ))}
    </section>
  );
}
