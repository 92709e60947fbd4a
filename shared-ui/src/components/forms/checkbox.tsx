import { Check } from 'lucide-react';
import { Choice, type ChoiceProps } from './choice.tsx';

export function Checkbox(props: ChoiceProps) {
  return (
    <Choice
      {...props}
      type="checkbox"
      control={
        <span className="ck">
          <Check className="i" aria-hidden="true" />
        </span>
      }
    />
  );
}
