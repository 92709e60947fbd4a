import type { SignupPhase } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Circle, CircleCheck, LoaderCircle } from 'lucide-react';
import styles from './phases.module.scss';

const order: SignupPhase[] = [
  'checking_data',
  'creating_account',
  'finding_matches',
  'sending_mail',
];

interface Props {
  current: SignupPhase | null;
}

/** The server's four steps, ticked off as it takes them. */
export function Phases({ current }: Props) {
  const { t } = useTranslation();
  const reached = current ? order.indexOf(current) : 0;
  return (
    <div className={styles.phases}>
      <h2 className="h2 tc">{t('phases.title')}</h2>
      <p className="mut tc">{t('phases.lead')}</p>
      <ol aria-live="polite">
        {order.map((phase, index) => {
          const state = index < reached ? 'done' : index === reached ? 'doing' : 'todo';
          const Icon = { done: CircleCheck, doing: LoaderCircle, todo: Circle }[state];
          return (
            <li
              key={phase}
              className={styles[state]}
              aria-current={state === 'doing' ? 'step' : undefined}
            >
              <Icon className="i lg" aria-hidden="true" />
              <span>{t(`phases.${phase}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
