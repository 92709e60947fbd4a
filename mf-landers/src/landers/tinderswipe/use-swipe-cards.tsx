import type { Card } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Presence } from '@afterglow/shared-ui/components/people/presence';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useWords } from '../../features/people/use-words.ts';
import type { SwipeCard } from './swipe-deck.tsx';

/** Turns members into cards of the deck. */
export function useSwipeCards(): (member: Card) => SwipeCard {
  const { t } = useTranslation('lander-tinderswipe');
  const words = useWords();
  return (member) => ({
    id: member.id,
    photo: { src: member.main_image?.full_url, tone: member.main_image?.tone },
    badges: (
      <>
        {member.online && <Presence word={words.online} onPhoto />}
        {member.fictional && <FictionalLabel word={words.fictional} onPhoto />}
      </>
    ),
    text: (
      <>
        <p className="h1">{t('person', { name: member.name, age: member.age })}</p>
        <p>{member.city}</p>
      </>
    ),
  });
}
