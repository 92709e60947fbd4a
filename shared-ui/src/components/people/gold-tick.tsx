import { Crown } from 'lucide-react';

interface Props {
  label: string;
}

/** The Premium mark after a name. `label` reads "Premium member". */
export function GoldTick({ label }: Props) {
  return (
    <span className="gold-tick" role="img" aria-label={label} title={label}>
      <Crown className="i" aria-hidden="true" />
    </span>
  );
}
