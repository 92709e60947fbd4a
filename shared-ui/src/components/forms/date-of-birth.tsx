import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../cx.ts';
import { type BirthParts, birthOptions, birthOrder, isoOf, partsOf } from './birth-date.ts';
import { FieldNote } from './field.tsx';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** BCP 47; decides the order of the three selects and the names of the months. */
  locale: string;
  /** `YYYY-MM-DD`, or empty while something is missing or the date does not exist. */
  value: string;
  onChange: (value: string) => void;
  /** Fires when the focus leaves the three selects together. */
  onBlur?: () => void;
  partLabels: Record<keyof BirthParts, string>;
  minAge?: number;
}

const autocomplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

export function DateOfBirth(props: Props) {
  const { label, hint, error, locale, value, onChange, onBlur, partLabels, minAge = 18 } = props;
  const noteId = useId();
  const [typed, setTyped] = useState<BirthParts>(() => partsOf(value));
  const parts = value ? partsOf(value) : typed;
  const options = birthOptions({ parts, locale, minAge });
  const order = birthOrder(locale);

  function set(part: keyof BirthParts, chosen: string) {
    const next = { ...parts, [part]: chosen };
    setTyped(next);
    onChange(isoOf(next));
  }

  return (
    <fieldset
      className="fld"
      aria-describedby={hint || error ? noteId : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className="lbl">{label}</legend>
      <div className={cx('dob', `dob-${order.map((part) => part[0]).join('')}`)}>
        {order.map((part) => (
          <div key={part} className="inp">
            <select
              aria-label={partLabels[part]}
              aria-invalid={error ? true : undefined}
              // Not every screen reader says what is wrong with a group.
              aria-describedby={error ? noteId : undefined}
              autoComplete={autocomplete[part]}
              value={parts[part]}
              onChange={(event) => set(part, event.target.value)}
            >
              <option value="">{partLabels[part]}</option>
              {options[part].map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <ChevronDown className="i" aria-hidden="true" />
          </div>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
