import { useState } from 'react';
import { Chip } from '../labels/chip.tsx';
import { iconByName } from '../labels/icon-by-name.tsx';

interface Props {
  /** All there are, in their order. */
  interests: readonly { key: string; icon: string }[];
  chosen: readonly string[];
  max: number;
  /** Null for one that the texts do not know yet. */
  nameOf: (key: string) => string | null;
  /** Said when one more is wanted than there may be. */
  full: string;
  loading?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Interests to tap on and off, up to a number of them. */
export function InterestChips(props: Props) {
  const { interests, chosen, max, nameOf, full, loading, onChange } = props;
  const [wantedMore, setWantedMore] = useState(false);

  function toggle(key: string): void {
    const isOn = chosen.includes(key);
    const isTooMuch = !isOn && chosen.length >= max;
    setWantedMore(isTooMuch);
    if (!isTooMuch) onChange(isOn ? chosen.filter((one) => one !== key) : [...chosen, key]);
  }

  return (
    <>
      <div className="row-x wrap" aria-busy={loading}>
        {interests.map(({ key, icon }) => {
          const name = nameOf(key);
          return (
            name && (
              <Chip
                key={key}
                icon={iconByName(icon)}
                selected={chosen.includes(key)}
                onClick={() => toggle(key)}
              >
                {name}
              </Chip>
            )
          );
        })}
      </div>
      <p className="sm mut" role="status">
        {wantedMore && full}
      </p>
    </>
  );
}
