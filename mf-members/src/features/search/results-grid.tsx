import type { Card } from '@afterglow/shared-state';
import { Fragment, type ReactNode, useRef } from 'react';
import { PersonCard } from '../card/person-card.tsx';
import { useFirstSeen } from '../card/use-first-seen.ts';
import { useWords } from '../card/use-words.ts';
import { neighbours } from '../profile/neighbours.ts';
import styles from './search.module.scss';
import { useColumns } from './use-columns.ts';

/** After so many rows something else may stand. */
const rowsBefore = 3;

interface Props {
  members: readonly Card[];
  label: string;
  /** How many of the first photos load before all others. */
  urgent?: number;
  /** A last row of the grid that is no member. */
  extra?: ReactNode;
  /** A row of its own after the third, if there are so many. */
  between?: ReactNode;
}

export function ResultsGrid({ members, label, urgent = 0, extra, between }: Props) {
  const words = useWords();
  const grid = useRef<HTMLUListElement>(null);
  const before = useColumns(grid) * rowsBefore;
  return (
    <ul
      ref={grid}
      className="mgrid"
      aria-label={label}
      onClickCapture={() => neighbours.keep(members)}
    >
      {useFirstSeen(members).map((member, index) => (
        <Fragment key={member.id}>
          <li>
            <PersonCard member={member} words={words} priority={index < urgent} />
          </li>
          {between && index + 1 === before && <li className={styles.wide}>{between}</li>}
        </Fragment>
      ))}
      {extra && <li className={styles.wide}>{extra}</li>}
    </ul>
  );
}
