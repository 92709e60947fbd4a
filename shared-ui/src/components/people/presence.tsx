import { cx } from '../../cx.ts';

interface Props {
  /** "Online" in the member's language. */
  word: string;
  onPhoto?: boolean;
}

export function Presence({ word, onPhoto = false }: Props) {
  return (
    <span className={cx('pres', onPhoto && 'on-photo')}>
      <span className="dot" />
      <span className="t">{word}</span>
    </span>
  );
}
