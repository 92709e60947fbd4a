import { paths, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Circle, CircleCheck } from 'lucide-react';
import { missingParts } from '../complete/missing-parts.ts';
import styles from './first-things.module.scss';

/** What a newcomer does first; what is done already is ticked. */
export function FirstThings() {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  const missing = missingParts(user);
  const things = [
    {
      text: t('activation.firstPhoto'),
      done: !missing.includes('photo'),
      to: paths.completeSignup(),
    },
    {
      text: t('activation.firstInterests'),
      done: !missing.includes('interests'),
      to: paths.completeSignup(),
    },
    { text: t('activation.firstHello'), done: false, to: paths.signupMatches() },
  ];
  return (
    <>
      <h2 className={`h4 mt-3 ${styles.title}`}>{t('activation.first')}</h2>
      <ul className={styles.list}>
        {things.map(({ text, done, to }) => (
          <li key={text} className={done ? 'mut' : undefined}>
            {done ? (
              <CircleCheck className="i" aria-hidden="true" />
            ) : (
              <Circle className="i" aria-hidden="true" />
            )}
            {done ? <s>{text}</s> : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
}
