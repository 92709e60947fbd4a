import { paths, requestSignup } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation } from '@afterglow/shared-ui/router';
import { useSignupsOpen } from './use-signups-open.ts';

/** The way in; who is on the login page already is offered to join instead, where that can be. */
export function VisitorButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const canJoin = useSignupsOpen();
  if (pathname === paths.login()) {
    if (!canJoin) return null;
    return (
      <Button variant="tonal" size="sm" onClick={() => requestSignup()}>
        {t('nav.join')}
      </Button>
    );
  }
  return (
    <LinkButton variant="tonal" size="sm" to={paths.login()}>
      {t('nav.login')}
    </LinkButton>
  );
}
