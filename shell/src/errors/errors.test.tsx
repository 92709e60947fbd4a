import { connection } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { AreaFailure } from './area-failure.tsx';
import { ErrorPage } from './error-page.tsx';
import { LastResort } from './last-resort.tsx';
import { describeError } from './route-error.tsx';

beforeAll(startTestTexts);

beforeEach(() => {
  setSettings({});
  setUser(null);
});

test('404 leads back home', () => {
  renderShell(<ErrorPage status={404} />);
  expect(screen.getByRole('heading')).toHaveTextContent('This one ghosted you.');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Error 404')).toBeVisible();
});

test('other errors show their message, or "Error", and 500 unless told otherwise', () => {
  const view = renderShell(<ErrorPage message="The kettle is empty" status={418} />);
  expect(screen.getByText('The kettle is empty')).toBeVisible();
  expect(screen.getByText('Error 418')).toBeVisible();
  view.unmount();
  renderShell(<ErrorPage />);
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByText('Error 500')).toBeVisible();
});

test('what a route throws is described without the words of developers', () => {
  expect(describeError(new TypeError('x is undefined'))).toEqual({ status: 500 });
  expect(describeError('oops')).toEqual({ status: 500 });
  const known = Object.assign(new Error('Gone'), { status: 410 });
  expect(describeError(known)).toEqual({ status: 410, message: 'Gone' });
});

test('an error page that fails still says so', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): never => {
    throw new Error('broken');
  };
  render(
    <LastResort>
      <Broken />
    </LastResort>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'An error occurred while showing the error page',
  );
  expect(screen.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/');
  silenced.mockRestore();
});

test('a failed area can be tried again and leads to support', () => {
  const onRetry = jest.fn();
  renderShell(<AreaFailure onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'ask support' })).toHaveAttribute(
    'href',
    '/pages/service',
  );
});

test('without a network it is no fault of anybody, and comes back by itself', () => {
  connection.setState({ online: false });
  renderShell(<AreaFailure onRetry={() => {}} code="mf-members" />);
  expect(screen.getByText(/^You are offline. It comes by itself/)).toBeVisible();
  expect(screen.queryByText('mf-members')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  act(() => connection.setState({ online: true }));
  expect(screen.getByText('mf-members')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ask support' })).toBeVisible();
});
