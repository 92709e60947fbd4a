import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { FieldNote } from './field.tsx';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: LucideIcon;
}

interface Props<Value extends string> {
  /** Visible above the control, or only spoken with `hideLabel`. */
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly Option<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: ReactNode;
  /** Sends the choice along where the form is sent before any script is there. */
  name?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Two to four equal options, of which one is on; arrow keys move the choice. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, hideLabel, options, value, onChange, error, name } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (Math.max(chosen, 0) + step + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChange(option.value);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  }

  return (
    <div className="fld">
      <span id={id} className={hideLabel ? 'visually-hidden' : 'lbl'}>
        {label}
      </span>
      <div
        ref={group}
        className="seg"
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => {
          const on = index === chosen;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a segment holds icon and text and moves as one
            <button
              key={option.value}
              type="button"
              role="radio"
              value={option.value}
              aria-checked={on}
              tabIndex={on || (chosen < 0 && index === 0) ? 0 : -1}
              onClick={() => onChange(option.value)}
            >
              {option.icon && <option.icon className="i" aria-hidden="true" />}
              <span>{option.label}</span>
            </button>
          );
        })}
        {name && <input type="hidden" name={name} value={value ?? ''} />}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}
