import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { EntryWarning } from './entry-warning.tsx';
import { type Entry, shouldWarn } from './should-warn.ts';

const visitor: Entry = {
  isMember: false,
  isInstalledApp: false,
  closedAt: null,
  enabled: 'yes',
  country: 'NL',
  siteCountries: [],
};

test.each<[string, Partial<Entry>, boolean]>([
  ['a visitor', {}, true],
  ['a member', { isMember: true }, false],
  ['the installed app', { isInstalledApp: true }, false],
  ['closed before', { closedAt: 1 }, false],
  ['switched off', { enabled: 'no' }, false],
  ['a site for other countries', { siteCountries: ['BE'] }, false],
  ['a site for this country', { siteCountries: ['BE', 'NL'] }, true],
  ['a layout for other countries', { layoutCountries: ['NL', 'DE'], country: 'FR' }, false],
  ['a layout for this country', { layoutCountries: ['NL', 'DE'], country: 'DE' }, true],
])('%s', (_case, part, expected) => {
  expect(shouldWarn({ ...visitor, ...part })).toBe(expected);
});

describe('the dialog', () => {
  beforeAll(startTestTexts);

  beforeEach(() => {
    localStorage.clear();
    setSettings({});
    setUser(null);
  });

  const dialog = () => document.querySelector('dialog[open]');
  /** Its code is here, whether anything asked for it or not. */
  const settle = () => act(() => import('./entry-dialog.tsx'));

  async function show(options?: Parameters<typeof renderShell>[1]) {
    const view = renderShell(<EntryWarning />, options);
    await settle();
    return view;
  }

  test('is shown once', async () => {
    const view = await show();
    expect(dialog()).toHaveTextContent('For adults only');
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
    await userEvent.click(screen.getByText('I am 18 or older, enter'));
    expect(dialog()).toBeNull();
    expect(Number(localStorage.getItem('hide-site-entry-warning'))).toBeGreaterThan(0);
    view.unmount();
    await show();
    expect(dialog()).toBeNull();
  });

  test('asks for the age of the site', async () => {
    setSettings({ min_age: 21 });
    await show();
    expect(dialog()).toHaveTextContent(/21\+.*You are 21 or older.*I am 21 or older, enter/);
  });

  test('waits until the first look has given way to the page', async () => {
    const look = document.createElement('div');
    look.id = 'first-look';
    document.body.append(look);
    await show();
    expect(dialog()).toBeNull();
    look.remove();
    await waitFor(() => expect(dialog()).toHaveTextContent('For adults only'));
  });

  describe('who leaves', () => {
    const go = jest.spyOn(history, 'go').mockImplementation(() => {});
    const cameFrom = jest.spyOn(document, 'referrer', 'get');
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      go.mockClear();
    });
    afterAll(() => {
      go.mockRestore();
      cameFrom.mockRestore();
    });

    /** From a page that so many entries of other sites lie before. */
    async function leave(referrer: string, before: number): Promise<void> {
      cameFrom.mockReturnValue(referrer);
      history.replaceState({ idx: history.length - before - 1 }, '');
      const pages = ['/', { path: '/goodbye', hides: ['entry-warning' as const] }];
      await show({ pages });
      const { click } = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await click(screen.getByText('Leave'));
    }

    test('goes back to the page whose link led here', async () => {
      history.pushState(null, '');
      await leave('https://search.example/', 1);
      expect(go).toHaveBeenCalledWith(1 - history.length);
      window.dispatchEvent(new Event('pagehide'));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(dialog()).not.toBeNull();
    });

    test('is let out by a page of its own when nothing lies behind, only pages ahead', async () => {
      history.pushState(null, '');
      await leave('https://search.example/', 1);
      expect(dialog()).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(500));
      expect(dialog()).toBeNull();
      expect(localStorage.getItem('hide-site-entry-warning')).toBeNull();
    });

    test.each([
      ['typed the address', '', 1],
      ['opened the link in a new tab', 'https://search.example/', 0],
    ])('is let out by a page of its own: %s', async (_how, referrer, before) => {
      history.pushState(null, '');
      await leave(referrer, before);
      expect(go).not.toHaveBeenCalled();
      expect(dialog()).toBeNull();
      expect(localStorage.getItem('hide-site-entry-warning')).toBeNull();
    });
  });

  test('not on a page that hides it, but on the next one', async () => {
    const pages = ['/', { path: '/cookies', hides: ['entry-warning' as const] }];
    const { goTo } = await show({ at: '/cookies', pages });
    expect(dialog()).toBeNull();
    await goTo('/');
    await settle();
    expect(dialog()).not.toBeNull();
  });
});
