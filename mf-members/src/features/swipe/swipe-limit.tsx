import { formatCountdown, paths, serverNow } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Crown } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './swipe.module.scss';

interface Props {
  /** When there are likes again, by the server's clock. */
  nextAt: string;
  /** How many there are every day, where that is known. */
  all: number | null;
  onOver: () => void;
}

const againMs = 5000;

/** Likes come once a day. */
const daySeconds = 86_400;

/** How much of the day is over, 0 to 1. */
const waited = (seconds: number) => Math.min(1, Math.max(0, 1 - seconds / daySeconds)).toFixed(4);

const secondsTo = (moment: string) =>
  Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000));

/** Today's likes are used up: how long until there are more, and what to do meanwhile. */
export function SwipeLimit({ nextAt, all, onOver }: Props) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(() => secondsTo(nextAt));

  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(nextAt)), 1000);
    return () => clearInterval(timer);
  }, [nextAt]);
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver) return;
    onOver();
    // The two clocks may differ by a little.
    const timer = setInterval(onOver, againMs);
    return () => clearInterval(timer);
  }, [isOver, onOver]);

  return (
    <section className={styles.limit}>
      <div className={styles.ring}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle cx="60" cy="60" r="56" />
          <circle cx="60" cy="60" r="56" pathLength="1" strokeDasharray={`${waited(seconds)} 1`} />
        </svg>
        <p className="h1 num" role="timer">
          {formatCountdown(seconds)}
        </p>
        <p className="sm mut">{t('swipe.until')}</p>
      </div>
      <h2>{t('swipe.limit')}</h2>
      {all !== null && <p>{t('swipe.limitText', { count: all })}</p>}
      <LinkButton to={paths.members()}>{t('swipe.toSearch')}</LinkButton>
      <LinkButton variant="gold" icon={Crown} to={paths.premium()}>
        {t('swipe.premium')}
      </LinkButton>
    </section>
  );
}
