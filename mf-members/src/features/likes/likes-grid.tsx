import { type Card, type LikesType, paths } from '@afterglow/shared-state';
import { PersonCard } from '../card/person-card.tsx';
import { useWords } from '../card/use-words.ts';

interface Props {
  members: readonly Card[];
  type: LikesType;
  label: string;
  isNew?: boolean;
}

export function LikesGrid({ members, type, label, isNew = false }: Props) {
  const words = useWords();
  return (
    <ul className="mgrid" aria-label={label}>
      {members.map((member, index) => (
        <li key={member.id}>
          <PersonCard
            member={member}
            words={words}
            to={type === 'received' ? paths.likesMember(member.id) : paths.member(member.id)}
            isNew={isNew}
            priority={index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
