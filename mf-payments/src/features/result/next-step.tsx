import { paths, useChats } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MessageCircle, Search, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetReturn, returnPlace } from '../return-place.ts';

/** Back to where the credits were missing, else on to the members. */
export function NextStep() {
  const { t } = useTranslation();
  const [place] = useState(() => returnPlace());
  const name = useChats(
    ({ list }) =>
      list.find(({ conversation, profile }) => place && [conversation, profile].includes(place.id))
        ?.card.name,
  );
  useEffect(() => forgetReturn, []);

  if (!place) {
    return (
      <LinkButton size="lg" block icon={Search} to={paths.members()}>
        {t('result.toMembers')}
      </LinkButton>
    );
  }
  const isChat = place.kind === 'chat';
  const words = isChat ? t('result.toChat') : t('result.toProfile');
  return (
    <LinkButton size="lg" block icon={isChat ? MessageCircle : UserRound} to={place.path}>
      {name ? t('result.toName', { name }) : words}
    </LinkButton>
  );
}
