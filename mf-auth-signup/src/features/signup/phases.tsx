import { type SignupPhase, useSettings } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Circle, CircleCheck, LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';
import type { Draft } from './draft.ts';
import styles from './phases.module.scss';
import { useFaces } from './side-photo.tsx';

const order: SignupPhase[] = [
  'checking_data',
  'creating_account',
  'finding_matches',
  'sending_mail',
];

interface Props {
  heading?: Ref<HTMLHeadingElement>;
  current: SignupPhase | null;
  seeking: Draft['seeks'];
  city: string;
}

/** The server's four steps, ticked off as it takes them. */
export function Phases({ heading, current, seeking, city }: Props) {
  const { t } = useTranslation();
  const reached = current ? order.indexOf(current) : 0;
  return (
    <div className={styles.phases}>
      <Portraits seeking={seeking} />
      <h2 ref={heading} className="h2 tc">
        {t('phases.title')}
      </h2>
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
              <span>{t(`phases.${phase}`, { city })}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Three drawn ones of those who may be found, while they are looked for. */
function Portraits({ seeking }: Pick<Props, 'seeking'>) {
  const fictional = useSettings((state) => state.fictional_plural);
  const faces = useFaces(seeking)
    .filter((face) => face.fictional)
    .slice(0, 3);
  if (faces.length < 3) return null;
  return (
    <div className={styles.portraits}>
      {faces.map(({ id, main_image }) => (
        <img
          key={id}
          src={main_image?.thumb_url}
          alt=""
          style={{ backgroundColor: main_image?.tone ?? undefined }}
        />
      ))}
      <FictionalLabel word={fictional} />
    </div>
  );
}
