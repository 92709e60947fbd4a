import { Choice, type ChoiceProps } from './choice.tsx';

/** One of several; give all the same `name` and wrap them in a fieldset with a legend. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" control={<span className="rad" />} />;
}
