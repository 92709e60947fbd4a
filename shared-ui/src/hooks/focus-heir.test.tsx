import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { headingInherits, neighbourInherits } from './focus-heir.ts';

beforeAll(() => import('./watch-focus.ts'));

const place = { neighbour: neighbourInherits, heading: headingInherits };

interface Props {
  heir?: keyof typeof place;
  children?: ReactNode;
}

/** Chips that take themselves away. */
function Chips({ heir = 'neighbour', children }: Props) {
  const [chips, setChips] = useState(['a', 'b', 'c']);
  return (
    <>
      <section ref={place[heir]}>
        <h2>Filters</h2>
        {children}
        {chips.map((one) => (
          <button
            key={one}
            type="button"
            onClick={() => setChips(chips.filter((other) => other !== one))}
          >
            {one}
          </button>
        ))}
      </section>
      <button type="button" onClick={() => setChips([])}>
        elsewhere
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

test('the next control has the focus of one that goes, then the one before, then the heading', async () => {
  render(<Chips />);
  await press('b');
  expect(button('c')).toHaveFocus();
  await press('c');
  expect(button('a')).toHaveFocus();
  await press('a');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('where all is another, the heading has it', async () => {
  render(<Chips heir="heading" />);
  await press('b');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('what cannot be used is passed over', async () => {
  render(
    <Chips>
      <button type="button">first</button>
      <button type="button" disabled>
        off
      </button>
    </Chips>,
  );
  await press('a');
  await press('b');
  await press('c');
  expect(button('first')).toHaveFocus();
});

function Note() {
  const [isThere, setThere] = useState(true);
  return (
    <section ref={neighbourInherits}>
      {isThere && (
        <p>
          <a href="/order">see it</a>
          <button type="button" onClick={() => setThere(false)}>
            call it off
          </button>
        </p>
      )}
      <button type="button">one</button>
      <button type="button">other</button>
    </section>
  );
}

test('what goes together with others before it leaves the focus to what stands there now', async () => {
  render(<Note />);
  await press('call it off');
  expect(button('one')).toHaveFocus();
});

test('what goes while the focus is elsewhere, or nowhere, changes nothing', async () => {
  render(<Chips />);
  await userEvent.tab();
  expect(button('a')).toHaveFocus();
  await press('elsewhere');
  expect(button('elsewhere')).toHaveFocus();
});

function Late() {
  const [isThere, setThere] = useState(true);
  return (
    <div ref={neighbourInherits}>
      <button type="button">stays</button>
      {isThere && <button type="button">goes</button>}
      <input aria-label="switch" type="checkbox" onChange={() => setThere(false)} />
    </div>
  );
}

test('who has left before it goes is not brought back', async () => {
  render(<Late />);
  button('goes').focus();
  await act(async () => button('goes').blur());
  await act(async () => screen.getByLabelText('switch').dispatchEvent(new MouseEvent('click')));
  expect(document.body).toHaveFocus();
});

function Once() {
  const [isUsed, setUsed] = useState(false);
  return (
    <div ref={neighbourInherits}>
      <button type="button" disabled={isUsed} onClick={() => setUsed(true)}>
        undo
      </button>
      <button type="button">like</button>
    </div>
  );
}

test('what can be pressed once gives its focus on', async () => {
  render(<Once />);
  await press('undo');
  expect(button('like')).toHaveFocus();
});
