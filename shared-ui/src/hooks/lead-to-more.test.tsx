import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../components/actions/button.tsx';
import { leadToMore } from './lead-to-more.ts';

/** Two more at each press, six at most, when the server has said so. */
function List({ answer }: { answer: Promise<void> }) {
  const [count, setCount] = useState(2);
  const more = () => answer.then(() => setCount((before) => before + 2));
  return (
    <main>
      {Array.from({ length: count }, (_, index) => `row ${index + 1}`).map((name) => (
        <a key={name} href="/">
          {name}
        </a>
      ))}
      {count < 6 && (
        <button type="button" onClick={leadToMore(more)}>
          More
        </button>
      )}
      <input aria-label="Search" />
    </main>
  );
}

const row = (name: string) => screen.findByRole('link', { name });

test('who asks for more is at the first of it, also when the button goes with that', async () => {
  render(<List answer={Promise.resolve()} />);
  await userEvent.click(screen.getByRole('button'));
  const third = await row('row 3');
  await waitFor(() => expect(third).toHaveFocus());
  await userEvent.click(screen.getByRole('button'));
  const fifth = await row('row 5');
  await waitFor(() => expect(fifth).toHaveFocus());
  expect(screen.queryByRole('button')).toBeNull();
});

test('who has gone on meanwhile stays there', async () => {
  const answer = Promise.withResolvers<void>();
  render(<List answer={answer.promise} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByLabelText('Search'));
  answer.resolve();
  await row('row 3');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('nobody is led on the page they have gone to', async () => {
  render(<List answer={Promise.withResolvers<void>().promise} />);
  const place = screen.getByRole('main');
  await userEvent.click(screen.getByRole('button'));
  await act(async () => place.replaceChildren(document.createElement('button')));
  expect(document.body).toHaveFocus();
});

/** Its button says that it is at work; nothing comes of that. */
function Failing({ answer }: { answer: Promise<void> }) {
  const [loading, setLoading] = useState(false);
  async function more() {
    setLoading(true);
    await answer;
    setLoading(false);
  }
  return (
    <main>
      <a href="/">row 1</a>
      <Button loading={loading} onClick={leadToMore(more)}>
        More
      </Button>
    </main>
  );
}

test('when it fails, nobody is led to what comes later by itself', async () => {
  const answer = Promise.withResolvers<void>();
  render(<Failing answer={answer.promise} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await act(async () => answer.resolve());
  expect(button).not.toHaveAttribute('aria-busy');
  await act(async () => screen.getByRole('main').prepend(document.createElement('button')));
  expect(button).toHaveFocus();
});
