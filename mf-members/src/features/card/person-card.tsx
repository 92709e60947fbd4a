import type { Card } from '@afterglow/shared-state';
import { paths, useFormat } from '@afterglow/shared-state';
import { MemberCard } from '@afterglow/shared-ui/components/people/member-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLike } from './use-like.ts';
import type { Words } from './use-words.ts';

interface Props {
  member: Card;
  /** The same for all cards, so their grid looks them up once. */
  words: Words;
  /** Where the card leads; by default to the profile. */
  to?: string;
  /** A like from this member that has not been seen. */
  isNew?: boolean;
  /** One of the first cards on the page. */
  priority?: boolean;
}

/** A member in a grid, with the heart. */
export function PersonCard(props: Props) {
  const { member, words, to, isNew = member.like_new, priority = false } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { liked, toggle } = useLike(member);
  const online = member.online && words.online;
  const fictional = member.fictional && words.fictional;
  const premium = member.premium && words.premium;
  const verified = member.verified && words.verified;
  const distance = member.distance_km !== null ? format.distance(member.distance_km) : undefined;
  const states = [
    member.city,
    distance,
    isNew && words.likesYou,
    online,
    verified,
    fictional,
    premium,
  ];
  const person = t('card.person', { name: member.name, age: member.age });

  return (
    <MemberCard
      to={to ?? paths.member(member.id)}
      name={member.name}
      age={member.age}
      city={member.city}
      distance={distance}
      photo={
        member.main_image && { src: member.main_image.thumb_url, tone: member.main_image.tone }
      }
      label={[person, ...states].filter(Boolean).join(', ')}
      online={online}
      isNew={isNew && words.isNew}
      fictional={fictional}
      fictionalIcon={words.fictionalIcon}
      premium={premium}
      verified={verified}
      like={{ liked, label: t('like.label', { name: member.name }), onToggle: toggle }}
      priority={priority}
    />
  );
}
