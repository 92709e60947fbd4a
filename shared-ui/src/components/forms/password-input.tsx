import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>;

interface Props extends Attributes, FieldProps {
  /** What a password manager is to do: fill in the one it has, or make one. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabelText: string;
  ref?: Ref<HTMLInputElement>;
}

export function PasswordInput(props: Props) {
  const { field, control } = splitFieldProps(props);
  const { showLabel, hideLabelText, id, ...input } = control;
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} id={id}>
      {(aria) => (
        <div className="inp">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...aria}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            className="end"
            size="sm"
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabelText : showLabel}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
