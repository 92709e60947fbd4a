import { type Card, type LikesType, paths } from '@afterglow/shared-state';
import { PersonCard } from '../card/person-card.tsx';
import { useFirstSeen } from '../card/use-first-seen.ts';
import { useWords } from '../card/use-words.ts';
import { neighbours } from '../profile/neighbours.ts';

interface Props {
  members: readonly Card[];
  type: LikesType;
  label: string;
  isNew?: boolean;
}

export function LikesGrid({ members, type, label, isNew = false }: Props) {
  const words = useWords();
  const to = type === 'received' ? paths.likesMember : paths.member;
  return (
    <ul className="mgrid" aria-label={label} onClickCapture={() => neighbours.keep(members, to)}>
      {useFirstSeen(members).map((member, index) => (
        <li key={member.id}>
          <PersonCard
            member={member}
            words={words}
            to={to(member.id)}
            isNew={isNew}
            priority={index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
