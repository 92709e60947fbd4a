import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberCard, type MemberCardProps } from './member-card.tsx';

function renderCard(props: Partial<MemberCardProps> = {}) {
  return render(
    <MemoryRouter>
      <MemberCard
        to="/members/1"
        name="Sofia"
        age={29}
        city="Utrecht"
        photo={null}
        label="Sofia, 29, Utrecht, fictional"
        {...props}
      />
    </MemoryRouter>,
  );
}

test('is one link with the full name', () => {
  renderCard();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Sofia, 29, Utrecht, fictional' })).toHaveAttribute(
    'href',
    '/members/1',
  );
});

test('shows the words of the states it was given and no others', () => {
  renderCard({ fictional: 'Fictional', online: 'Online' });
  expect(screen.getByText('Fictional')).toBeVisible();
  expect(screen.getByText('Online')).toBeVisible();
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

test('the like is a button of its own that says whether it is pressed', async () => {
  const onToggle = jest.fn();
  const { container } = renderCard({ like: { liked: true, label: 'Like Sofia', onToggle } });
  const like = screen.getByRole('button', { name: 'Like Sofia', pressed: true });
  expect(container.querySelector('a')).not.toContainElement(like);
  await userEvent.click(like);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('a photo that cannot be loaded gives way to the placeholder', () => {
  const { container } = renderCard({ photo: { src: '/gone.jpg' } });
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('Sofia')).toBeVisible();
  expect(container.querySelector('img')).not.toBeInTheDocument();
});
