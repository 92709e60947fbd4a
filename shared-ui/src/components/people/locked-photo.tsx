import { Lock } from 'lucide-react';

interface Props {
  /** The server's blurred derivative; the real photo never reaches the browser. */
  src: string | null;
  /** "Private photo, locked. Get Premium to see it". */
  label: string;
  /** Under the ring: "Private photo" or "4 private". */
  caption?: string;
  onClick: () => void;
}

export function LockedPhoto({ src, label, caption, onClick }: Props) {
  return (
    <button type="button" className="ph lock on-photo ph-tile" aria-label={label} onClick={onClick}>
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
      <span className="lk">
        <span className="ring">
          <Lock className="i" aria-hidden="true" />
        </span>
        {caption}
      </span>
    </button>
  );
}
