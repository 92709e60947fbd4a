import { type ApiError, paths } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';

/** Why an order was not made, as exactly as the server says; with a way to the own limit when that was it. */
export function RefusedNote({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  const isLimit = error.code === 'spending_limit';
  return (
    <Note kind="err" action={isLimit && <Link to={paths.settings()}>{t('payment.toLimit')}</Link>}>
      {error.details[0]?.message ?? error.message}
    </Note>
  );
}
