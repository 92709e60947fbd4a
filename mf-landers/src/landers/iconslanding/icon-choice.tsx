import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './icons.module.scss';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon: LucideIcon }[];
  /** The buttons of the question before are gone, and the focus with them. */
  takesFocus?: boolean;
  onChoose: (value: Value) => void;
}

/** A question whose answers are large round signs. */
export function IconChoice<Value extends string>(props: Props<Value>) {
  const { label, options, takesFocus = false, onChoose } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) group.current?.focus();
  }, [takesFocus]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be focused by its legend
    <div ref={group} role="group" tabIndex={-1} aria-labelledby={id} className={styles.choice}>
      <p id={id} className="h3">
        {label}
      </p>
      <div className={styles.signs}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.sign}
            onClick={() => onChoose(option.value)}
          >
            <span className={styles.circle}>
              <option.icon aria-hidden="true" />
            </span>
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
