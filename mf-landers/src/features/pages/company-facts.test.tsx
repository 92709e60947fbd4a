import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/render.tsx';
import { CompanyFacts } from './company-facts.tsx';

beforeAll(() => startTexts());

test('facts that did not come are asked for again, from within the note that says so', async () => {
  const onRetry = jest.fn();
  render(<CompanyFacts company={null} onRetry={onRetry} />, { wrapper: MemoryRouter });
  const again = screen.getByRole('button', { name: 'Try again' });
  // Only there it looks like something to press.
  expect(again.closest('.note')).toHaveTextContent('The company details did not load.');
  await userEvent.click(again);
  expect(onRetry).toHaveBeenCalledTimes(1);
});
