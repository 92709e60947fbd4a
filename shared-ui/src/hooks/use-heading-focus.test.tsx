import { render, screen } from '@testing-library/react';
import { useHeadingFocus } from './use-heading-focus.ts';

function Page({ view }: { view: 'form' | 'sent' }) {
  const heading = useHeadingFocus(view);
  return (
    <>
      <input aria-label="Search" />
      {view === 'form' ? (
        <form key="form">
          <h1 ref={heading}>Reset</h1>
          <button type="button">Send</button>
        </form>
      ) : (
        <section key="sent">
          <h1 ref={heading}>Sent</h1>
          <button type="button">Again</button>
        </section>
      )}
    </>
  );
}

const show = () => {
  const { rerender } = render(<Page view="form" />);
  return (view: 'form' | 'sent') => rerender(<Page view={view} />);
};

test('the heading of a view that takes the place of another gets the focus, there and back', () => {
  const turn = show();
  expect(document.body).toHaveFocus();
  screen.getByRole('button', { name: 'Send' }).focus();
  turn('form');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  turn('sent');
  expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  screen.getByRole('button', { name: 'Again' }).focus();
  turn('form');
  expect(screen.getByRole('heading', { name: 'Reset' })).toHaveFocus();
});

test('whoever is at something else stays there', () => {
  const turn = show();
  screen.getByRole('textbox').focus();
  turn('sent');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
