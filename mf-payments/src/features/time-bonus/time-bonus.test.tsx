import { type DiscountCode, dialogs, dismissedAt, timeBonus } from '@afterglow/shared-state';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsMember, renderAt, startTexts } from '../../testing/render-payments.tsx';
import { TimeBonusBar } from './time-bonus-bar.tsx';
import { TimeBonusDialog } from './time-bonus-dialog.tsx';

beforeAll(startTexts);
beforeEach(() => {
  localStorage.clear();
  enterAsMember();
  dialogs.open('time-bonus', {});
  timeBonus.setState({
    visible: true,
    secondsLeft: 13_337,
    discountcode: { percentage: 25 } as DiscountCode,
  });
});

test('the bar counts down and leads to the packages', () => {
  renderAt('*', '/members', <TimeBonusBar />);
  const bar = screen.getByRole('region', { name: 'Welcome bonus' });
  expect(bar).toHaveTextContent('25% welcome bonus on your first credits');
  expect(screen.getByRole('timer')).toHaveTextContent('03:42:17');
  for (const link of screen.getAllByRole('link', { name: 'See packages' })) {
    expect(link).toHaveAttribute('href', '/credits');
  }
  act(() => timeBonus.setState({ visible: false, secondsLeft: 0, discountcode: null }));
  expect(bar).not.toBeInTheDocument();
});

test('"Not now" closes the dialog for good', async () => {
  renderAt('*', '/members', <TimeBonusDialog />);
  expect(screen.getByRole('heading')).toHaveTextContent('25% welcome bonus');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(dialogs.getState()).not.toHaveProperty('time-bonus');
  expect(dismissedAt('hide-time-bonus-modal')).not.toBeNull();
});

test('a bonus that runs out takes its dialog along', () => {
  renderAt('*', '/members', <TimeBonusDialog />);
  act(() => timeBonus.setState({ visible: false, secondsLeft: 0, discountcode: null }));
  expect(dialogs.getState()).not.toHaveProperty('time-bonus');
});
