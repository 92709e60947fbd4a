import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useRef } from 'react';
import { useAutogrow } from '../../hooks/use-autogrow.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldProps {
  value: string;
  /** Writes the count beside the hint, for example `(n, max) => "12 of 500"`. Needs maxLength. */
  formatCount?: (count: number, max: number) => string;
  ref?: Ref<HTMLTextAreaElement | null>;
}

/** Grows with its text. */
export function TextArea(props: Props) {
  const { field, control } = splitFieldProps(props);
  const { formatCount, id, ref, ...input } = control;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
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
