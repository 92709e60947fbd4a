import type { Card } from '@afterglow/shared-state';
import type { ReactNode } from 'react';
import { PersonCard } from '../card/person-card.tsx';
import { useWords } from '../card/use-words.ts';
import { neighbours } from '../profile/neighbours.ts';
import styles from './search.module.scss';

interface Props {
  members: readonly Card[];
  label: string;
  /** How many of the first photos load before all others. */
  urgent?: number;
  /** A last row of the grid that is no member. */
  extra?: ReactNode;
}

export function ResultsGrid({ members, label, urgent = 0, extra }: Props) {
  const words = useWords();
  return (
    <ul className="mgrid" aria-label={label} onClickCapture={() => neighbours.keep(members)}>
      {members.map((member, index) => (
        <li key={member.id}>
          <PersonCard member={member} words={words} priority={index < urgent} />
        </li>
      ))}
      {extra && <li className={styles.wide}>{extra}</li>}
    </ul>
  );
}
