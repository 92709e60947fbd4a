import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { typedTexts } from './typed-texts.ts';

/** Two places, one after the other, as versions of a remote take them. */
function versions() {
  const typed = typedTexts();
  let end = () => {};
  return {
    typed,
    show(content: ReactElement) {
      end();
      const place = document.createElement('div');
      end = typed.follow(place);
      document.body.replaceChildren(place);
      return render(content, { container: place });
    },
  };
}

const field = (label: string) => screen.getByLabelText(label);

function Letter({ onSent }: { onSent?: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent?.(text);
      }}
    >
      <label>
        Message <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <output>{text.length}</output>
      <button type="submit">Send</button>
    </form>
  );
}

test('what was typed is in the version that takes the place, and React knows', async () => {
  const { show } = versions();
  show(<Letter />);
  await userEvent.type(field('Message'), 'Dear Vera');
  show(<Letter />);
  await act(async () => {});
  expect(field('Message')).toHaveValue('Dear Vera');
  expect(screen.getByRole('status')).toHaveTextContent('9');
});

test('to the last character, also when that made the drawing fail', async () => {
  const { show } = versions();
  function Fragile() {
    const [text, setText] = useState('');
    if (text.endsWith('!')) throw new Error('on purpose');
    return <input aria-label="Name" value={text} onChange={(e) => setText(e.target.value)} />;
  }
  show(<Fragile />);
  const silence = console.error;
  console.error = () => {};
  await expect(userEvent.type(field('Name'), 'Vera!')).rejects.toThrow('on purpose');
  console.error = silence;
  show(<input aria-label="Name" />);
  await act(async () => {});
  expect(field('Name')).toHaveValue('Vera!');
});

test('a field that comes later is filled when it comes, once', async () => {
  const { show } = versions();
  show(<Letter />);
  await userEvent.type(field('Message'), 'Dear Vera');
  const { rerender } = show(<p>loading</p>);
  await act(async () => {});
  rerender(<Letter />);
  await act(async () => {});
  expect(field('Message')).toHaveValue('Dear Vera');
  await userEvent.clear(field('Message'));
  rerender(<Letter key="again" />);
  await act(async () => {});
  expect(field('Message')).toHaveValue('');
});

test('each field has its own, by what it is called', async () => {
  const { show } = versions();
  show(
    <>
      <input id="r1" name="email" />
      <input id="r2" aria-label="City" />
    </>,
  );
  const [email, city] = screen.getAllByRole('textbox');
  fireEvent.input(email as Element, { target: { value: 'vera@mail.example' } });
  fireEvent.input(city as Element, { target: { value: 'Zeist' } });
  show(
    <>
      <input id="r1" aria-label="City" />
      <input id="r2" name="email" />
      <input id="r3" name="name" />
    </>,
  );
  await act(async () => {});
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values).toEqual(['Zeist', 'vera@mail.example', '']);
});

test('a third version has it too', async () => {
  const { show } = versions();
  show(<Letter />);
  await userEvent.type(field('Message'), 'Dear Vera');
  show(<Letter />);
  await act(async () => {});
  show(<Letter />);
  await act(async () => {});
  expect(field('Message')).toHaveValue('Dear Vera');
});

test.each([
  ['a password', <input key="1" aria-label="Field" type="password" />],
  ['a password that is shown', <input key="2" aria-label="Field" autoComplete="new-password" />],
  ['the number of a card', <input key="3" aria-label="Field" autoComplete="cc-number" />],
  ['what is not to be remembered', <input key="4" aria-label="Field" autoComplete="off" />],
])('%s is not kept', async (_what, input) => {
  const { show, typed } = versions();
  show(input);
  await userEvent.type(field('Field'), 'secret');
  expect(typed.any()).toBe(false);
  show(input);
  await act(async () => {});
  expect(field('Field')).toHaveValue('');
});

test('what was sent does not come back', async () => {
  const { show, typed } = versions();
  show(<Letter />);
  await userEvent.type(field('Message'), 'Dear Vera');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(typed.any()).toBe(false);
  show(<Letter />);
  await act(async () => {});
  expect(field('Message')).toHaveValue('');
});

test('nor what was emptied without a form', async () => {
  const { show, typed } = versions();
  show(<input aria-label="Message" />);
  fireEvent.input(field('Message'), { target: { value: 'Dear Vera' } });
  Object.assign(field('Message'), { value: '' });
  expect(typed.any()).toBe(false);
});

test('what was left is forgotten', async () => {
  const { show, typed } = versions();
  show(<Letter />);
  await userEvent.type(field('Message'), 'Dear Vera');
  typed.forget();
  show(<Letter />);
  await act(async () => {});
  expect(field('Message')).toHaveValue('');
});
