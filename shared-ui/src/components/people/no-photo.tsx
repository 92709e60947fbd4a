import { UserRound } from 'lucide-react';

interface Props {
  className: string;
  alt: string;
}

/** Stands in for a photo: a wash and a neutral figure. */
export function NoPhoto({ className, alt }: Props) {
  return (
    <span className={className}>
      <UserRound className="i" aria-hidden="true" />
      {alt && <span className="visually-hidden">{alt}</span>}
    </span>
  );
}
