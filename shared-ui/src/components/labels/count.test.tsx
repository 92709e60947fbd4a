import { render, screen } from '@testing-library/react';
import { Count } from './count.tsx';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%d shows as %s', (value, text) => {
  render(<Count value={value} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('nothing at 0, except a balance of 0', () => {
  const { container, rerender } = render(<Count value={0} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Count value={0} tone="zero" />);
  expect(screen.getByText('0')).toBeVisible();
});

test('a label is spoken instead of the number', () => {
  render(
    <a href="/chats">
      Messages <Count value={3} label="3 unread" />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Messages 3 unread');
});
