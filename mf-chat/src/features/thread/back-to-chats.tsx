import { paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { ChevronLeft } from 'lucide-react';

/** The way out of a conversation where the list does not stand beside it: on phones. */
export function BackToChats() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.chats()}
      className="btn btn-ghost btn-icon btn-sm d-lg-none"
      aria-label={t('thread.back')}
    >
      <ChevronLeft className="i" aria-hidden="true" />
    </Link>
  );
}
