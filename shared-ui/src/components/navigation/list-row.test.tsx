import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from './list-row.tsx';

test('is a link, a button, or plain text with a control of its own', async () => {
  const onClick = jest.fn();
  render(
    <MemoryRouter>
      <ListRow title="E-mail" detail="daan@example.com" to="/settings/mail" />
      <ListRow title="Delete account" onClick={onClick} />
      <ListRow title="Location" control={<input type="checkbox" aria-label="Location" />} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('E-mail daan@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('checkbox', { name: 'Location' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
