import { type Settings, settings } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { render, screen } from '@testing-library/react';
import { startTexts } from '../../testing/start-texts.ts';
import { Phases } from './phases.tsx';

beforeAll(startTexts);

const face = (id: string) =>
  card(id, { fictional: true, main_image: { id, thumb_url: `/${id}-s`, full_url: `/${id}` } });

function show(ids: string[]) {
  settings.setState({ fictional_plural: 'Fictional' } as Settings);
  fakeServer({ 'GET /api/faces.php': () => ({ results: ids.map(face) }) });
  render(<Phases current={null} seeking="female" city="Utrecht" />);
}

test('the drawn faces say that they are drawn', async () => {
  show(['a', 'b', 'c']);
  expect(await screen.findAllByRole('presentation')).toHaveLength(3);
  expect(screen.getByText('Fictional')).toBeVisible();
});
