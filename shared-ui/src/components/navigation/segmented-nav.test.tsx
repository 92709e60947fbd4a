import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, screen } from '@testing-library/react';
import { SegmentedNav } from './segmented-nav.tsx';

test('marks the page one is on and speaks the counts', () => {
  render(
    <MemoryRouter initialEntries={['/likes/given']}>
      <SegmentedNav
        label="Likes"
        items={[
          { to: '/likes/received', label: 'Received', count: 12, countLabel: '12 new' },
          { to: '/likes/given', label: 'Given' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Likes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Received 12 new' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Given' })).toHaveAttribute('aria-current', 'page');
});
