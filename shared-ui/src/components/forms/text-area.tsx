import { type TextareaHTMLAttributes, useRef } from 'react';
import { useAutogrow } from '../../hooks/use-autogrow.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldProps {
  value: string;
  /** Writes the count beside the hint, for example `(n, max) => "12 of 500"`. Needs maxLength. */
  formatCount?: (count: number, max: number) => string;
}

/** Grows with its text. */
export function TextArea(props: Props) {
  const { field, control } = splitFieldProps(props);
  const { formatCount, id, ...input } = control;
  const area = useRef<HTMLTextAreaElement>(null);
  useAutogrow(area, input.value);
  const max = input.maxLength;
  return (
    <Field
      {...field}
      id={id}
      aside={formatCount && max !== undefined && formatCount(input.value.length, max)}
    >
      {(aria) => (
        <div className="inp">
          <textarea {...input} {...aria} ref={area} />
        </div>
      )}
    </Field>
  );
}
