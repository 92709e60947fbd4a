import { Link } from '@afterglow/shared-ui/router';

interface Props {
  name: string;
  to?: string;
}

/** Logo and site name, as a link home. */
export function Brand({ name, to = '/' }: Props) {
  return (
    <Link className="brand" to={to}>
      <BrandMark />
      <span>{name}</span>
    </Link>
  );
}

/** A heart with the evening glow behind it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle className="glow" cx="21" cy="11" r="9.5" />
      <path
        className="heart"
        d="M14.5 29.2c-.6 0-1.2-.2-1.7-.6C8.6 25 2 19.4 2 13.6 2 9.6 5 6.7 8.7 6.7c2.3 0 4.4 1.1 5.8 3 1.4-1.9 3.5-3 5.8-3 3.7 0 6.7 2.9 6.7 6.9 0 5.8-6.6 11.4-10.8 15-.5.4-1.1.6-1.7.6z"
      />
    </svg>
  );
}
