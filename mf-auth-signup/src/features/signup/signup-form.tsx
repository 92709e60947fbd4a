import { type Dialogs, paths } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Progress } from '@afterglow/shared-ui/components/feedback/progress';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { ChevronLeft, X } from 'lucide-react';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { CheckMail } from './check-mail.tsx';
import { GoalLine } from './goal-line.tsx';
import { Phases } from './phases.tsx';
import styles from './signup-form.module.scss';
import { SignupsClosed } from './signups-closed.tsx';
import { AboutStep } from './steps/about-step.tsx';
import { EmailStep } from './steps/email-step.tsx';
import { LookingStep } from './steps/looking-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { PlaceStep } from './steps/place-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { type StepName, steps } from './steps.ts';
import { toLogin } from './to-login.ts';
import type { Signup } from './use-signup.ts';
import { useSignupsOpen } from './use-signups-open.ts';

const bodies: Record<StepName, ComponentType<StepProps>> = {
  looking: LookingStep,
  place: PlaceStep,
  name: NameStep,
  about: AboutStep,
  email: EmailStep,
};

interface Props {
  signup: Signup;
  reason?: Dialogs['signup']['reason'];
  onContinue: (to: string) => void;
  /** With it a close button shows; the page has none. */
  onClose?: () => void;
}

/** Sign-up in five steps, then the server's phases, then the mail that is on its way. */
export function SignupForm({ signup, reason, onContinue, onClose }: Props) {
  const { status, draft, goal, phase } = signup;
  const isOpen = useSignupsOpen();
  const heading = useHeadingFocus(isOpen ? status : 'closed');
  if (status === 'done')
    return <CheckMail email={draft.email} {...{ heading, goal, onContinue }} />;
  if (status === 'working')
    return <Phases current={phase} seeking={draft.seeks} city={draft.city} heading={heading} />;
  if (!isOpen) return <SignupsClosed heading={heading} onClose={onClose} />;
  return <Steps signup={signup} reason={reason} onClose={onClose} />;
}

function Steps({ signup, reason, onClose }: Omit<Props, 'onContinue'>) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A stored draft may begin further on; why one is here is said on the first step one sees.
  const [opened] = useState(signup.step);
  const { step, refusals, failure, goal } = signup;
  const name = steps[step]?.name ?? 'looking';
  const Body = bodies[name];
  // Mostly because there is an account: who has one is not to walk back for the login.
  const isKnown = name === 'email' && signup.serverErrors.email !== undefined;
  const position = t('signup.step', { step: step + 1, steps: steps.length });

  // A new step is announced by its heading; a refused one leads to the first bad field. A field
  // that is judged on leaving it must not take the focus back.
  useEffect(() => heading.current?.focus(), [step]);
  useEffect(() => {
    if (refusals === 0) return;
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = bad?.matches('[role=radiogroup]') ? bad.querySelector('button') : bad;
    control?.focus();
  }, [refusals]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    signup.next();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={paths.signup()}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.head}>
        {step > 0 && (
          <IconButton
            className={styles.back}
            icon={ChevronLeft}
            label={t('signup.back')}
            onClick={signup.back}
          />
        )}
        <span className="sm b mut">{position}</span>
        {onClose && (
          <IconButton className={styles.close} icon={X} label={t('close')} onClick={onClose} />
        )}
      </div>
      <Progress label={position} step={step + 1} steps={steps.length} />
      <h2 ref={heading} tabIndex={-1} className="h2">
        {t(`signup.titles.${name}`)}
      </h2>
      <p className="mut">
        {step === opened && reason && !goal
          ? t(`signup.reasons.${reason}`)
          : t(`signup.leads.${name}`)}
      </p>
      {goal && <GoalLine goal={goal} />}
      <div className={styles.fields}>
        <Body signup={signup} />
        {failure && <Note kind="err">{failure}</Note>}
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={signup.status === 'checking'}
        >
          {step === steps.length - 1 ? t('signup.create') : t('signup.continue')}
        </Button>
        {(step === 0 || isKnown) && (
          <p className="sm tc mut">
            {t('signup.hasAccount')}{' '}
            <Link {...toLogin(onClose ? 'dialog' : 'page', signup.draft.email)}>
              {t('login.submit')}
            </Link>
          </p>
        )}
      </div>
    </form>
  );
}
