import { paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Crown } from 'lucide-react';
import styles from './composer.module.scss';

/** In place of the composer, when a free member has used up the conversations that are free. */
export function FreeLimit() {
  const { t } = useTranslation();
  return (
    <div className={styles.composer}>
      <Note
        kind="gold"
        icon={Crown}
        action={
          <LinkButton to={paths.premium()} variant="gold" size="sm">
            {t('freeLimit.action')}
          </LinkButton>
        }
      >
        {t('freeLimit.text')}
      </Note>
    </div>
  );
}
