import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../cx.ts';

/** What every form control takes besides its own value. */
export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** The word "optional", when the field is. */
  optional?: string;
  hint?: ReactNode;
  /** Replaces the hint and marks the control as invalid. */
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  /** Something at the right of the hint, for example a counter. */
  aside?: ReactNode;
  children: (aria: ControlAria) => ReactNode;
}

/** Label above, control, then hint or error. */
export function Field({ id, label, hideLabel, optional, hint, error, aside, ...rest }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className={cx('fld', rest.className)}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : 'lbl'}>
        {label}
        {optional && <span className="opt"> {optional}</span>}
      </label>
      {rest.children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} aside={aside} />
    </div>
  );
}

/** The line under a control: the error if there is one, else the hint. */
export function FieldNote(props: { id: string } & Pick<Props, 'hint' | 'error' | 'aside'>) {
  const { id, hint, error, aside } = props;
  if (!hint && !error && !aside) return null;
  return (
    <div className="foot-row">
      {error ? (
        <span id={id} className="err">
          <CircleAlert className="i" aria-hidden="true" />
          <span>{error}</span>
        </span>
      ) : (
        <span id={id} className="hint">
          {hint}
        </span>
      )}
      {aside && <span className="hint num">{aside}</span>}
    </div>
  );
}

/** Separates the field's own props from those of the control inside it. */
export function splitFieldProps<P extends FieldProps & { className?: string | undefined }>(
  props: P,
) {
  const { label, hideLabel, optional, hint, error, className, ...control } = props;
  return { field: { label, hideLabel, optional, hint, error, className }, control };
}
