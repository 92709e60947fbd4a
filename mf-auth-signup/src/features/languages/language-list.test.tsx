import { language, toasts } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../remote.json' with { type: 'json' };
import { startTexts } from '../../testing/start-texts.ts';
import { LanguageList } from './language-list.tsx';

beforeAll(startTexts);

test('eleven languages by their own names; only those with texts lead', () => {
  language.start('en', async () => {});
  render(<LanguageList />);
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toHaveLength(11);
  expect(names).toContain('Norsk bokmål');
  expect(
    screen
      .getAllByRole('button')
      .map((button) => button.lang)
      .sort(),
  ).toEqual(remote.locales);
  expect(screen.getByText('Suomi').closest('[lang]')).toHaveAttribute('lang', 'fi');
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
});

test('choosing one changes the page; one that does not load changes nothing and says so', async () => {
  fakeServer({ 'GET /api/settings.php': () => ({ settings: {} }) });
  let broken = true;
  language.start('en', async () => {
    if (broken) throw new Error('offline');
  });
  render(<LanguageList />);
  const dutch = screen.getByRole('button', { name: 'Nederlands' });
  await userEvent.click(dutch);
  await waitFor(() => expect(toasts.getState().queue).toHaveLength(1));
  expect(language.getState().current).toBe('en');
  broken = false;
  await userEvent.click(dutch);
  await waitFor(() => expect(dutch).toHaveAttribute('aria-current', 'true'));
  act(() => language.start('en', async () => {}));
});
