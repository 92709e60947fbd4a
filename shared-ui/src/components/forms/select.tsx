import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'>, FieldProps {
  options: readonly Option[];
  /** The first, empty option: "Choose your bank". */
  placeholder?: string;
  icon?: LucideIcon;
  ref?: Ref<HTMLSelectElement>;
}

/** The native picker in our clothes. */
export function Select(props: Props) {
  const { field, control } = splitFieldProps(props);
  const { options, placeholder, icon: Icon, id, ...select } = control;
  return (
    <Field {...field} id={id}>
      {(aria) => (
        <div className="inp">
          {Icon && <Icon className="i" aria-hidden="true" />}
          <select {...select} {...aria}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="i" aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
