import { render, screen } from '@testing-library/react';
import { setSite } from '../../testing/people.ts';
import { startTexts } from '../../testing/render.tsx';
import { SmallPrint } from './small-print.tsx';

beforeAll(() => startTexts());

const adults = 'Free to join. You must be 18 or older.';

test('a site that says nothing of its own promises nothing', () => {
  setSite();
  const { container } = render(<SmallPrint />);
  expect(container).toHaveTextContent(new RegExp(`^${adults}$`));
});

test('a site for older people says from what age', () => {
  setSite({ min_age: 21 });
  render(<SmallPrint />);
  expect(screen.getByText('Free to join. You must be 21 or older.')).toBeVisible();
});

test('lines of the site are text, whatever stands in them', () => {
  setSite({ site_texts: { quick_signup: 'Done <b>within</b> 1 minute' } });
  render(<SmallPrint />);
  expect(screen.getByText('Done <b>within</b> 1 minute')).toBeVisible();
  expect(screen.getByText(adults)).toBeVisible();
});
