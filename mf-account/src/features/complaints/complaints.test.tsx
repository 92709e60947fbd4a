import { session, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ComplaintsPage from '../../routes/complaints.tsx';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';

beforeAll(startTexts);
beforeEach(() => enterAsDaan());

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send complaint' }));

async function write(message: string) {
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A payment');
  await userEvent.type(screen.getByLabelText('What happened?'), message);
}

test('a member’s complaint gets a number, and stands below with its answer', async () => {
  let complaints: object[] = [];
  fakeServer({
    'GET /api/complaints.php': () => ({ complaints }),
    'POST /api/complaint.php': ({ body }) => {
      const answer = 'We sent it back.';
      const more = {
        number: 'C-1',
        status: 'answered',
        answer,
        created_at: '2026-01-01T00:00:00Z',
      };
      complaints = [{ ...(body as object), ...more, answered_at: null }];
      return { number: 'C-1' };
    },
  });
  renderAccount(<ComplaintsPage />);
  const said = screen.getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await write('I paid twice for one package.');
  await send();
  expect(await screen.findByText(/Its number is C-1/)).toBeVisible();
  expect(said).toHaveTextContent('Its number is C-1');
  expect(await screen.findByText('We sent it back.')).toBeVisible();
  expect(screen.getByText('Answered')).toBeVisible();
  expect(screen.getByLabelText('What happened?')).toHaveValue('');
});

test('a visitor gives an address; what is missing is said beside it, and nothing is lost', async () => {
  session.set(null);
  const calls = fakeServer({ 'POST /api/complaint.php': () => fail(429, 'wait', 'Please wait.') });
  renderAccount(<ComplaintsPage />);
  await write('Too dear');
  await send();
  expect(screen.getByText('Tell us a little more.')).toBeVisible();
  // The first as they stand on the page.
  expect(screen.getByLabelText('What happened?')).toHaveFocus();
  expect(screen.getByText('Invalid e-mail')).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('What happened?'), ', all of it');
  await userEvent.type(screen.getByLabelText('Your name'), 'Ann');
  await userEvent.type(screen.getByLabelText('Your e-mail'), 'ann@example.com');
  await send();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ topic: 'payment' });
  expect(screen.getByLabelText('What happened?')).toHaveValue('Too dear, all of it');
});

test('what is written stays when one logs in or out; name and address are those of who is there', async () => {
  session.set(null);
  fakeServer({ 'GET /api/complaints.php': () => ({ complaints: [] }) });
  renderAccount(<ComplaintsPage />);
  await write('I paid twice.');
  await userEvent.type(screen.getByLabelText('Your name'), 'Ann');
  const fields = () =>
    ['What happened?', 'Your name', 'Your e-mail'].map(
      (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
    );
  act(() => session.set(daan as unknown as User));
  expect(fields()).toEqual(['I paid twice.', 'Ann', 'daan@example.com']);
  act(() => session.set(null));
  expect(fields()).toEqual(['I paid twice.', '', '']);
  expect(screen.getByLabelText('What is it about?')).toHaveValue('payment');
});
