import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, screen } from '@testing-library/react';
import { startTexts } from '../../testing/start-texts.ts';
import { FailedThread } from './failed-thread.tsx';

beforeAll(startTexts);

test('who stands before a conversation that did not load, e.g. without a network, finds the way back', () => {
  render(
    <MemoryRouter>
      <FailedThread reason="No connection." outgoing={[]} onRetry={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText('No connection.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to messages' })).toHaveAttribute('href', '/chats');
});
