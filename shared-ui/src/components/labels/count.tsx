import { cx } from '../../cx.ts';

interface Props {
  value: number;
  /** Spoken instead of the bare number: "3 unread messages". */
  label?: string | undefined;
  /** Credits running low, or gone. Those show 0 as well. */
  tone?: 'low' | 'zero';
}

/** A number in a pill; hidden at 0, "99+" from 100. */
export function Count({ value, label, tone }: Props) {
  if (value <= 0 && !tone) return null;
  return (
    <>
      <span
        className={cx('cnt', tone === 'low' && 'warn', tone === 'zero' && 'zero')}
        aria-hidden={label ? true : undefined}
      >
        {value > 99 ? '99+' : value}
      </span>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  );
}
