import { type Settings, type SignupPhase, settings } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { render, screen } from '@testing-library/react';
import { startTexts } from '../../testing/start-texts.ts';
import { Phases } from './phases.tsx';

beforeAll(startTexts);

const face = (id: string) =>
  card(id, { fictional: true, main_image: { id, thumb_url: `/${id}-s`, full_url: `/${id}` } });

function show(ids: string[], current: SignupPhase | null = null) {
  settings.setState({ fictional_plural: 'Fictional' } as Settings);
  fakeServer({ 'GET /api/faces.php': () => ({ results: ids.map(face) }) });
  render(<Phases current={current} seeking="female" city="Utrecht" />);
}

test('the drawn faces say that they are drawn', async () => {
  show(['a', 'b', 'c']);
  expect(await screen.findAllByRole('presentation')).toHaveLength(3);
  expect(screen.getByText('Fictional')).toBeVisible();
});

test.each<[SignupPhase | null, number]>([
  [null, 0],
  ['checking_data', 0],
  ['creating_account', 1],
  ['finding_matches', 2],
  ['sending_mail', 3],
])('at %s what is before is done, and the step that is taken is said', (phase, at) => {
  show([], phase);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(
    steps.map((_, place) => (place === at ? 'step' : null)),
  );
  expect(steps.map(({ className }) => className)).toEqual(
    steps.map((_, place) => (place < at ? 'done' : place === at ? 'doing' : 'todo')),
  );
});

test('without three drawn faces there are none: two would look like somebody missing', async () => {
  show(['a', 'b']);
  await screen.findByRole('heading');
  await Promise.resolve();
  expect(screen.queryAllByRole('presentation')).toEqual([]);
  expect(screen.queryByText('Fictional')).not.toBeInTheDocument();
});

test('it says what is being done, and near where people are looked for', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'Setting up your account' })).toBeVisible();
  expect(screen.getByText('This usually takes a few seconds.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Checking your details',
    'Creating your account',
    'Finding people near Utrecht',
    'Sending the activation e-mail',
  ]);
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
});

test('of more drawn faces three are shown', async () => {
  show(['a', 'b', 'c', 'd']);
  const faces = await screen.findAllByRole('presentation');
  expect(faces.map((one) => one.getAttribute('src'))).toEqual(['/a-s', '/b-s', '/c-s']);
});
