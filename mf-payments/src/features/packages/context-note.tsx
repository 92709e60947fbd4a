import { useChats, useSession } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Coins, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { returnPlace } from '../return-place.ts';

/** What is there, and who waits where the member comes from. */
export function ContextNote() {
  const { t } = useTranslation();
  const credits = useSession((state) => state.user?.credits ?? 0);
  const [place] = useState(() => returnPlace());
  const name = useChats(
    ({ list }) =>
      list.find(({ conversation, profile }) => place && [conversation, profile].includes(place.id))
        ?.card.name,
  );
  const balance = t('packages.balance', { balance: t('credits', { count: credits }) });
  if (place?.kind !== 'chat')
    return (
      <Note icon={Coins} className="mb-3">
        {balance}
      </Note>
    );
  const words = name ? t('packages.waiting', { name }) : t('packages.waitingSomebody');
  return (
    <Note icon={MessageCircle} className="mb-3">
      {words} {balance}
    </Note>
  );
}
