import type { LucideIcon } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement>, FieldProps {
  icon?: LucideIcon;
  ref?: Ref<HTMLInputElement>;
}

export function TextInput(props: Props) {
  const { field, control } = splitFieldProps(props);
  const { icon: Icon, id, ...input } = control;
  return (
    <Field {...field} id={id}>
      {(aria) => (
        <div className="inp">
          {Icon && <Icon className="i" aria-hidden="true" />}
          <input {...input} {...aria} />
        </div>
      )}
    </Field>
  );
}
