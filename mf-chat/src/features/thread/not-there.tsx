import { paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MessageCircleOff } from 'lucide-react';

/** For an address of nobody. Nobody can tell from it whether there ever was one. */
export function NotThere() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={MessageCircleOff}
      title={t('notThere.title')}
      action={<LinkButton to={paths.chats()}>{t('thread.back')}</LinkButton>}
    >
      {t('notThere.text')}
    </EmptyState>
  );
}
