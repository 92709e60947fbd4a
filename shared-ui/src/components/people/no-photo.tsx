import { UserRound } from 'lucide-react';

/** Stands in for a photo: a wash and a neutral figure. */
export function NoPhoto({ className, alt }: { className: string; alt: string }) {
  return (
    <span className={className}>
      <UserRound className="i" aria-hidden="true" />
      {alt && <span className="visually-hidden">{alt}</span>}
    </span>
  );
}
