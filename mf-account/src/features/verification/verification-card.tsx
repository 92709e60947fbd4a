import { useData, useSession, type Verification } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import styles from './verification.module.scss';
import { verification } from './verification.ts';
import { VerificationForm } from './verification-form.tsx';
import { VerificationState } from './verification-state.tsx';

/** The mark of verified people: what it says, how it stands, and asking for it. */
export function VerificationCard() {
  const { t } = useTranslation();
  const isConfirmed = useSession((state) => state.user?.status !== 'not_confirmed');
  const { data, error, loading, reload, change } = useData(
    verification,
    isConfirmed ? undefined : null,
  );
  return (
    <section
      className={`card-x ${styles.card}`}
      aria-label={t('verification.title')}
      aria-busy={loading}
    >
      <h2 className="h3">{t('verification.title')}</h2>
      {data?.status !== 'verified' && <p>{t('verification.lead')}</p>}
      {!isConfirmed && <Note>{t('verification.confirm')}</Note>}
      {data && <Request verification={data} onSent={(sent) => change(() => sent)} />}
      {!data && loading && <ListSkeleton rows={1} />}
      {!data && error && (
        <ErrorState title={t('verification.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
      <p className="sm mut">{t('verification.means')}</p>
    </section>
  );
}

interface Props {
  verification: Verification;
  onSent: (verification: Verification) => void;
}

function Request({ verification, onSent }: Props) {
  const { t } = useTranslation();
  const { status, pose, photo_needed } = verification;
  const [isReplacing, setIsReplacing] = useState(false);
  const mayAsk = status !== 'verified' && (status !== 'waiting' || isReplacing);

  function sent(answer: Verification): void {
    setIsReplacing(false);
    onSent(answer);
  }

  return (
    <>
      <VerificationState {...verification} />
      {mayAsk && photo_needed && <Note>{t('verification.photoNeeded')}</Note>}
      {mayAsk && !photo_needed && <VerificationForm key={pose} pose={pose} onSent={sent} />}
      {status === 'waiting' && !isReplacing && (
        <Button
          variant="neutral"
          size="sm"
          className={styles.replace}
          onClick={() => setIsReplacing(true)}
        >
          {t('verification.replace')}
        </Button>
      )}
    </>
  );
}
