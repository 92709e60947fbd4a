import { type Card, useFormat } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/fictional-label';
import { GoldTick } from '@afterglow/shared-ui/components/gold-tick';
import { Presence } from '@afterglow/shared-ui/components/presence';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../card/use-words.ts';

interface Props {
  member: Card;
  /** At the end of the line: the menu. */
  menu?: ReactNode;
}

/** Who it is, where, and whether they are there now. */
export function ProfileHeading({ member, menu }: Props) {
  const { t } = useTranslation('mf-members');
  const format = useFormat();
  const words = useWords();
  const distance = member.distance_km;
  return (
    <header className="row-x between align-items-start gap-3">
      <div className="grow">
        <h1 className="row-x wrap">
          {t('card.person', { name: member.name, age: member.age })}
          {member.premium && (
            <span className="h3">
              <GoldTick label={words.premium} />
            </span>
          )}
        </h1>
        <p className="row-x wrap mut mt-2">
          <MapPin className="i" aria-hidden="true" />
          <span>{[member.city, format.country(member.country)].filter(Boolean).join(', ')}</span>
          {distance !== null && (
            <span>· {t('profile.distance', { distance: format.number(distance) })}</span>
          )}
        </p>
      </div>
      <div className="row-x wrap justify-content-end">
        {member.fictional && <FictionalLabel word={words.fictional} />}
        {member.online && <Presence word={words.online} />}
        {menu}
      </div>
    </header>
  );
}
