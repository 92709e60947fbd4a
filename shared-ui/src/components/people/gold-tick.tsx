import { Crown } from 'lucide-react';

/** The Premium mark after a name. `label` reads "Premium member". */
export function GoldTick({ label }: { label: string }) {
  return (
    <span className="gold-tick" role="img" aria-label={label} title={label}>
      <Crown className="i" aria-hidden="true" />
    </span>
  );
}
