import type { Outgoing } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { BackToChats } from './back-to-chats.tsx';
import styles from './failed-thread.module.scss';
import { NotThere } from './not-there.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';

interface Props {
  reason: string | undefined;
  /** There is nobody, or nobody any more. */
  isGone?: boolean;
  /** What was written here and waits, also when the browser was closed meanwhile. */
  outgoing: Outgoing[];
  onRetry: () => void;
}

/** A conversation that did not load. Nobody shall think that what they wrote is lost. */
export function FailedThread({ reason, isGone = false, outgoing, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <section
      className={styles.failed}
      tabIndex={-1}
      aria-label={t(isGone ? 'notThere.title' : 'thread.failed')}
    >
      {isGone ? (
        <NotThere />
      ) : (
        <>
          <BackToChats />
          <ErrorState title={t('thread.failed')} retryLabel={t('retry')} onRetry={onRetry}>
            {reason}
          </ErrorState>
        </>
      )}
      {outgoing.map((message) => (
        <OutgoingBubble key={message.client_id} outgoing={message} name="" />
      ))}
    </section>
  );
}
