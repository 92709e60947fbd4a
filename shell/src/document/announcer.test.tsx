import { documentTitle } from '@afterglow/shared-state';
import { Route, Routes } from '@afterglow/shared-ui/router';
import { act, screen } from '@testing-library/react';
import { renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { Announcer } from './announcer.tsx';

beforeAll(startTestTexts);

test('a new page is announced and its heading gets the focus', async () => {
  const { goTo } = renderShell(
    <>
      <button type="button">Menu</button>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/likes" element={<h1>Likes</h1>} />
        </Routes>
      </main>
      <Announcer />
    </>,
  );
  screen.getByRole('button').focus();
  await goTo('/likes');
  expect(screen.getByRole('button')).toHaveFocus();
  act(() => documentTitle.set('Your likes'));
  expect(screen.getByRole('heading', { name: 'Likes' })).toHaveFocus();
  expect(screen.getByText('Your likes')).toHaveAttribute('aria-live', 'polite');
});

test('focus that the page has placed itself stays there', async () => {
  const { goTo } = renderShell(
    <>
      <main id="main" tabIndex={-1}>
        <h1>Chat</h1>
        <input aria-label="Message" />
      </main>
      <Announcer />
    </>,
  );
  await goTo('/chats/1');
  screen.getByRole('textbox').focus();
  act(() => documentTitle.set('Sofia'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('where what has the focus is hidden by the new page, its heading gets that', async () => {
  const { goTo } = renderShell(
    <>
      <main id="main" tabIndex={-1}>
        <a href="/chats/1">Sofia</a>
        <h1>Chat</h1>
      </main>
      <Announcer />
    </>,
  );
  const row = screen.getByRole('link');
  row.focus();
  row.checkVisibility = () => false;
  await goTo('/chats/1');
  act(() => documentTitle.set('Sofia'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('where all of the page before has the focus, the heading of the new one gets that', async () => {
  const { goTo } = renderShell(
    <>
      <main id="main" tabIndex={-1}>
        <h1>Likes</h1>
      </main>
      <Announcer />
    </>,
  );
  screen.getByRole('main').focus();
  await goTo('/likes');
  act(() => documentTitle.set('Your likes'));
  expect(screen.getByRole('heading')).toHaveFocus();
});
