import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

test('its colour stands there until the picture does; without one it is the usual place', () => {
  const { rerender } = render(<Avatar src="/a" alt="Sofia" tone="#7a5a4a" />);
  expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: '#7a5a4a' });
  rerender(<Avatar src="/a" alt="Sofia" tone={null} />);
  expect(screen.getByRole('img').style.backgroundColor).toBe('');
});

test('a picture that does not come gives way to a drawn one, a later one is tried again', () => {
  const { rerender, container } = render(<Avatar src="/broken" alt="Sofia" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Sofia')).toBeInTheDocument();
  rerender(<Avatar src="/new" alt="Sofia" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new');
});
