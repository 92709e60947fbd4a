import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

test('is announced and offers another try, once at a time', async () => {
  const onRetry = jest.fn();
  const view = (retrying: boolean) => (
    <ErrorState
      title="That did not load"
      retryLabel="Try again"
      onRetry={onRetry}
      retrying={retrying}
      code="E-502"
    />
  );
  const { rerender } = render(view(false));
  expect(screen.getByRole('alert')).toHaveTextContent('That did not load');
  expect(screen.getByText('E-502')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(view(true));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('where it is all there is on a page, it is the heading of it', () => {
  const view = (asHeading: boolean) => (
    <ErrorState asHeading={asHeading} title="Away" retryLabel="Again" onRetry={() => {}} />
  );
  const { rerender } = render(view(false));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Away');
  rerender(view(true));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Away');
});

test('when it goes, as its button was pressed, the heading of its place has the focus, or else the page', async () => {
  const view = (failed: boolean, heading: string) => (
    <main>
      <h2>{heading}</h2>
      <section>
        {failed && <ErrorState title="Away" retryLabel="Again" onRetry={() => {}} />}
      </section>
    </main>
  );
  const { rerender } = render(view(true, 'Likes'));
  await userEvent.click(screen.getByRole('button'));
  rerender(view(false, 'Likes'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Likes' })).toHaveFocus());
  rerender(view(true, ''));
  await userEvent.click(screen.getByRole('button'));
  rerender(view(false, ''));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('who is at something else stays there', () => {
  const view = (failed: boolean) => (
    <main>
      <h1>Likes</h1>
      <input aria-label="Name" />
      {failed && <ErrorState title="Away" retryLabel="Again" onRetry={() => {}} />}
    </main>
  );
  const { rerender } = render(view(true));
  screen.getByLabelText('Name').focus();
  rerender(view(false));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
