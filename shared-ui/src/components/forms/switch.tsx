import { Choice, type ChoiceProps } from './choice.tsx';

/** On or off, applied at once. Label left, switch right. */
export function Switch(props: ChoiceProps) {
  return (
    <Choice
      {...props}
      type="checkbox"
      role="switch"
      controlLast
      control={<span className="switch-track" />}
    />
  );
}
