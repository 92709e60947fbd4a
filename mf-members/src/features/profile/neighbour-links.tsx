import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { neighbours } from './neighbours.ts';
import styles from './profile.module.scss';

type Neighbour = ReturnType<typeof neighbours.of>;

interface Props {
  before: Neighbour;
  after: Neighbour;
}

/** On to the next member of the list one came from, at the end of what there is to read. */
export function NeighbourLinks({ before, after }: Props) {
  const { t } = useTranslation();
  if (!before && !after) return null;
  const person = ({ name, age }: { name: string; age: number }) => t('card.person', { name, age });
  return (
    <nav className={styles.neighbours} aria-label={t('profile.neighbours')}>
      {before && (
        <LinkButton variant="ghost" size="sm" replace to={before.to} icon={ChevronLeft}>
          {person(before.card)}
        </LinkButton>
      )}
      {after && (
        <LinkButton
          variant="ghost"
          size="sm"
          replace
          to={after.to}
          iconAfter={ChevronRight}
          className={styles.after ?? ''}
        >
          {person(after.card)}
        </LinkButton>
      )}
    </nav>
  );
}
