import { paths, requestSignup } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { UsersRound } from 'lucide-react';
import styles from './search.module.scss';

/** Where the limited search of a visitor ends: a card that leads into sign-up. */
export function SignupCard() {
  const { t } = useTranslation();
  return (
    <div className={styles.signup}>
      <UsersRound className="i xl" aria-hidden="true" />
      <h2 className="h3">{t('visitor.title')}</h2>
      <p className="sm">{t('visitor.text')}</p>
      <Button size="sm" onClick={() => requestSignup()}>
        {t('visitor.join')}
      </Button>
      <Link className="sm" to={paths.login()}>
        {t('visitor.login')}
      </Link>
    </div>
  );
}
