import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './complete.module.scss';

interface Props {
  title: string;
  lead: string;
  /** Something was filled in; without it the step can only be skipped. */
  ready: boolean;
  busy: boolean;
  onNext: () => void;
  onSkip: () => void;
  children: ReactNode;
}

/** One part of the profile: its heading, and the two ways on. */
export function StepFrame({ title, lead, ready, busy, onNext, onSkip, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`card-x ${styles.step}`} aria-busy={busy}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="mut">{lead}</p>
      {children}
      <div className={styles.actions}>
        {ready && (
          <Button variant="primary" size="lg" block loading={busy} onClick={onNext}>
            {t('complete.next')}
          </Button>
        )}
        {!ready && (
          <Button variant="ghost" block disabled={busy} onClick={onSkip}>
            {t('complete.skip')}
          </Button>
        )}
      </div>
    </section>
  );
}
