import { type Settings, settings } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choices,
  field,
  fillPlace,
  freshVisitor,
  next,
  show,
  startServer,
  step,
  titles,
  toLastStep,
} from '../../testing/signup-on-screen.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(freshVisitor);

describe('who may sign up', () => {
  test.each([
    ['other', undefined],
    ['with_trafficsource', undefined],
  ])('nobody on a site with %s; it says so before the first step', async (signups) => {
    settings.setState({ signups } as Settings);
    show();
    expect(await step('Signing up is not possible here right now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.queryByText(/invited by its partners/) !== null).toBe(
      signups === 'with_trafficsource',
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test('whom a partner sent may', async () => {
    settings.setState({ signups: 'with_trafficsource' } as Settings);
    sessionStorage.setItem('tracking', JSON.stringify({ network: 'n1' }));
    show();
    expect(await step(titles.looking)).toBeVisible();
  });
});

describe('what came along', () => {
  const paul = { id: 'paul', name: 'Paul', fictional: true, main_image: null };

  test('whom one came for is named on every step, and kept after a reload', async () => {
    startServer({ 'GET /api/profile.php': () => ({ profile: paul }) });
    const { unmount } = show({ ...choices, reason: 'chat', profile: 'paul' });
    expect(await screen.findByText('Write to Paul: join free')).toBeVisible();
    await fillPlace();
    await next();
    await step(titles.name);
    expect(screen.getByText('Write to Paul: join free')).toBeVisible();
    unmount();
    show();
    expect(await screen.findByText('Write to Paul: join free')).toBeVisible();
  });

  test('a member who is not to be seen stops nobody', async () => {
    startServer({ 'GET /api/profile.php': () => fail(404, 'not_found') });
    show({ ...choices, reason: 'chat', profile: 'gone' });
    await fillPlace();
    await next();
    expect(await step(titles.name)).toBeVisible();
  });

  test('an address is not asked for again, unless one wants another or it is refused', async () => {
    show({ ...choices, email: 'daan@example.com' });
    await toLastStep();
    expect(screen.queryByLabelText('Your e-mail')).toBeNull();
    expect(screen.getByText('daan@example.com')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Another address' }));
    expect(field('Your e-mail')).toHaveValue('daan@example.com');
    expect(field('Your e-mail')).toHaveFocus();
  });

  test('a refused one is asked for', async () => {
    const taken = fail(400, 'validation', '', [{ field: 'email', message: 'Has an account.' }]);
    startServer({
      'POST /api/signup-check.php': ({ body }) =>
        Object.keys(body as object).join() === 'email' ? taken : undefined,
    });
    show({ ...choices, email: 'daan@example.com' });
    await toLastStep();
    await userEvent.click(screen.getByRole('checkbox'));
    await next();
    await waitFor(() =>
      expect(field('Your e-mail')).toHaveAccessibleDescription('Has an account.'),
    );
  });
});
