import { useEffect, useRef, useState } from 'react';
import styles from './countdown.module.scss';

interface Props {
  secondsLeft: number;
  /** What runs out: "Welcome bonus ends in". */
  label: string;
  /** Said at 60, 10 and 1 minutes left: "10 minutes left". */
  announce: (minutes: number) => string;
  /** Digits in tiles (bar) or as one number (dialog). */
  look?: 'tiles' | 'plain';
}

const announcedMinutes = [60, 10, 1];

/** hh:mm:ss; the ticking itself is silent for screen readers. */
export function Countdown({ secondsLeft, label, announce, look = 'tiles' }: Props) {
  const seconds = Math.max(0, secondsLeft);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  const said = useAnnouncement(seconds, announce);
  return (
    <>
      <span
        className={styles[look]}
        role="timer"
        aria-live="off"
        aria-label={`${label} ${parts.join(':')}`}
      >
        {look === 'plain' ? parts.join(':') : <Tiles parts={parts} />}
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

interface TilesProps {
  parts: string[];
}

function Tiles({ parts }: TilesProps) {
  const [hours, minutes, seconds] = parts;
  return (
    <>
      <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
    </>
  );
}

/** The last sentence said; it changes only when a threshold is passed. */
function useAnnouncement(seconds: number, announce: (minutes: number) => string): string {
  const [said, setSaid] = useState('');
  const before = useRef(seconds);
  useEffect(() => {
    const passed = announcedMinutes.find(
      (minutes) => before.current > minutes * 60 && seconds <= minutes * 60,
    );
    before.current = seconds;
    if (passed !== undefined) setSaid(announce(passed));
  }, [seconds, announce]);
  return said;
}
