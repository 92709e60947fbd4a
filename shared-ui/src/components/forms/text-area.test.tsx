import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from './text-area.tsx';

function About() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="About me"
      maxLength={5}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      formatCount={(count, max) => `${count} of ${max}`}
    />
  );
}

test('counts what was typed and stops at the limit', async () => {
  render(<About />);
  await userEvent.type(screen.getByRole('textbox', { name: 'About me' }), 'hello there');
  expect(screen.getByText('5 of 5')).toBeVisible();
});
