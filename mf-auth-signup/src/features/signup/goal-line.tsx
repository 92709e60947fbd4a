import { useSettings } from '@afterglow/shared-state';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type Goal, useGoalMember } from './goal.ts';
import styles from './goal-line.module.scss';

interface Props {
  goal: Goal;
}

/** Whom one is signing up for, above every step. */
export function GoalLine({ goal }: Props) {
  const { t } = useTranslation();
  const fictional = useSettings((state) => state.fictional_singular);
  const member = useGoalMember(goal);
  if (!member) return null;
  return (
    <p className={styles.line}>
      <Avatar src={member.main_image?.thumb_url} tone={member.main_image?.tone} size={44} />
      <span className="grow">
        <b>{t(`goal.${goal.reason}`, { name: member.name })}</b>
      </span>
      {member.fictional && <FictionalLabel word={fictional} />}
    </p>
  );
}
