import { type LikesType, paths, useLikes } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Heart } from 'lucide-react';

interface Props {
  type: LikesType;
}

/** Nobody in this list yet, and what would change that. */
export function LikesEmpty({ type }: Props) {
  const { t } = useTranslation();
  const totalNew = useLikes((state) => state.totalNew);
  const waiting = type === 'matches' && totalNew > 0;
  return (
    <EmptyState
      icon={Heart}
      title={t(`likes.empty.${type}`)}
      action={
        <LinkButton to={waiting ? paths.likes('received') : paths.members()}>
          {waiting ? t('likes.see_received') : t('likes.browse')}
        </LinkButton>
      }
    >
      {t(`likes.empty.${type}_text`)} {waiting && t('likes.waiting', { count: totalNew })}
    </EmptyState>
  );
}
