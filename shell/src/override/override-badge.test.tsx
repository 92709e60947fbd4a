import { screen } from '@testing-library/react';
import { renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { OverrideBadge } from './override-badge.tsx';

beforeAll(startTestTexts);

test('it says which part is another one, until when, and ends it', () => {
  const until = new Date(2030, 0, 1, 15, 30).getTime();
  renderShell(<OverrideBadge override={{ remote: 'mf-chat', version: 'aaaaaaaaaaaa', until }} />);
  const badge = screen.getByRole('complementary', { name: 'Another version of one part' });
  expect(badge).toHaveTextContent(/mf-chat aaaaaaaaaaaa until (15:30|3:30.PM)/);
  expect(screen.getByRole('link', { name: 'Back to what is live' })).toHaveAttribute(
    'href',
    '/override/end',
  );
});

test('one from a development server lasts until it is ended', () => {
  renderShell(<OverrideBadge override={{ remote: 'mf-chat', version: 'development' }} />);
  expect(screen.getByRole('complementary')).toHaveTextContent(/mf-chat development\. /);
});
