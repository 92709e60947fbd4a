import { VisuallyHidden } from '@afterglow/shared-ui/components/labels/visually-hidden';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import styles from './profile.module.scss';
import { useProfileForm } from './profile-form.ts';
import type { ProfileField } from './writable-profile.ts';

interface Props {
  fields: readonly ProfileField[];
}

/** Says beside a heading how far the fields under it are saved. */
export function SaveMark({ fields }: Props) {
  const { t } = useTranslation();
  const { stateOf, retry } = useProfileForm();
  const states = fields.map(stateOf).filter((state) => state !== undefined);
  const failed = states.find((state) => state.status === 'failed' && !state.own);
  const refused = states.find((state) => state.status === 'failed');
  const isBusy = states.some(({ status }) => status === 'saving' || status === 'waiting');
  const isSaved = states.length > 0 && states.every(({ status }) => status === 'saved');

  if (failed) {
    return (
      <span className={`${styles.mark} ${styles.failed}`} role="alert">
        <CloudOff className="i" aria-hidden="true" />
        {t('save.failed')}
        <button type="button" className={styles.retry} onClick={retry}>
          {t('retry')}
        </button>
      </span>
    );
  }
  return (
    <span className={styles.mark} role="status">
      {/* It stands beside its field, which may be left by then. */}
      {refused && <VisuallyHidden>{refused.message}</VisuallyHidden>}
      {isBusy && (
        <>
          <LoaderCircle className="i" aria-hidden="true" />
          {t('save.saving')}
        </>
      )}
      {isSaved && (
        <span className={`${styles.saved} text-success`}>
          <Check className="i" aria-hidden="true" />
          {t('save.saved')}
        </span>
      )}
    </span>
  );
}
