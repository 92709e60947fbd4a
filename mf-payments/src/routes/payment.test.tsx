import { memberStorage } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { middle } from '../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import PaymentPage from './payment.tsx';

beforeAll(startTexts);
beforeAll(() => import('@afterglow/shared-ui/hooks/watch-focus'));
beforeEach(() => {
  memberStorage.clear();
  enterAsMember();
});

test('what did not load comes at a press, and the keys go on there', async () => {
  const answers = [fail(400, 'bad', 'Not today.'), { packages: [middle] }];
  fakeServer({
    'GET /api/packages.php': () => answers.shift(),
    'GET /api/paymentmethods.php': () => ({
      paymentmethods: [{ method: 'paypal', banks: false }],
    }),
  });
  renderAt('/credits/:id', `/credits/${middle.id}`, <PaymentPage />);
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(
    screen.getByRole('link', { name: 'Packages' }).parentElement?.parentElement,
  ).toContainElement(document.activeElement as HTMLElement);
});
