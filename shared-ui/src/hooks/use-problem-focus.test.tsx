import { render, screen } from '@testing-library/react';
import { Checkbox } from '../components/forms/checkbox.tsx';
import { Segmented } from '../components/forms/segmented.tsx';
import { TextInput } from '../components/forms/text-input.tsx';
import { useProblemFocus } from './use-problem-focus.ts';

function Form({ problems }: { problems: { whom?: string; name?: string; terms?: string } }) {
  const form = useProblemFocus(problems);
  return (
    <form ref={form}>
      <Segmented
        label="Whom"
        options={[
          { value: 'men', label: 'Men' },
          { value: 'women', label: 'Women' },
        ]}
        value="women"
        onChange={() => {}}
        error={problems.whom}
      />
      <TextInput label="Name" error={problems.name} />
      <Checkbox label="I agree" invalid={problems.terms !== undefined} />
      <button type="submit">Send</button>
    </form>
  );
}

test('the first that is wrong has the focus, as often as it is refused', () => {
  const { rerender } = render(<Form problems={{}} />);
  const send = screen.getByRole('button', { name: 'Send' });
  send.focus();
  rerender(<Form problems={{}} />);
  expect(send).toHaveFocus();
  rerender(<Form problems={{ name: 'Too short', terms: 'Tick this' }} />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  send.focus();
  rerender(<Form problems={{ name: 'Too short' }} />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  rerender(<Form problems={{ terms: 'Tick this' }} />);
  expect(screen.getByLabelText('I agree')).toHaveFocus();
});

test('of several choices that which can be reached', () => {
  const { rerender } = render(<Form problems={{}} />);
  rerender(<Form problems={{ whom: 'Choose' }} />);
  expect(screen.getByRole('radio', { name: 'Women' })).toHaveFocus();
});
