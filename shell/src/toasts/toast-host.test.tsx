import { toast, toasts } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { ToastHost } from './toast-host.tsx';

beforeAll(startTestTexts);
beforeAll(() => import('./toast-place.ts'));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  toasts.clear();
});

afterEach(() => jest.useRealTimers());

/** With what comes soon after it. */
async function showHost(page: ReactNode = null): Promise<void> {
  renderShell(
    <>
      {page}
      <ToastHost />
    </>,
  );
  await act(() => import('./toast-place.ts'));
}

test('one at a time; errors wait to be closed', () => {
  renderShell(<ToastHost />);
  act(() => {
    toast({ kind: 'ok', text: 'Profile saved' });
    toast({ kind: 'error', text: 'Not removed' });
  });
  expect(screen.getByText('Profile saved')).toBeInTheDocument();
  expect(screen.queryByText('Not removed')).toBeNull();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByText('Profile saved')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  act(() => screen.getByLabelText('Close').click());
  expect(screen.queryByText('Not removed')).toBeNull();
});

test('what is said waits in a place that was there before; an error interrupts beside it', () => {
  renderShell(<ToastHost />);
  const place = document.querySelector('[aria-live="polite"]');
  expect(place).toBeEmptyDOMElement();
  act(() => void toast({ kind: 'ok', text: 'Profile saved' }));
  expect(place).toHaveTextContent('Profile saved');
  act(() => toasts.clear());
  act(() => void toast({ kind: 'error', text: 'Not removed' }));
  expect(place).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveTextContent('Not removed');
});

test('an error hides nothing that can be undone for a while only', () => {
  renderShell(<ToastHost />);
  act(() => {
    toast({ kind: 'error', text: 'Not sent' });
    toast({ kind: 'ok', text: 'Saved' });
    toast({ kind: 'ok', text: 'Removed', action: { label: 'Undo', run: () => {} } });
  });
  expect(screen.getByText('Undo')).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
});

test('what offers something does not come under the hand of who is at an error', async () => {
  await showHost();
  act(() => void toast({ kind: 'error', text: 'Not sent' }));
  act(() => void fireEvent.pointerOver(screen.getByLabelText('Close')));
  act(() => {
    toast({ kind: 'message', text: 'Hello', action: { label: 'Reply', run: () => {} } });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  act(() => void fireEvent.pointerLeave(screen.getByLabelText('Close')));
  expect(screen.getByText('Reply')).toBeVisible();
});

test('nor while the keys go from one of its buttons to the other', async () => {
  await showHost();
  const action = { label: 'View', run: () => {} };
  act(() => void toast({ kind: 'error', text: 'Not sent', action }));
  const view = screen.getByText('View').closest('button') as HTMLElement;
  act(() => view.focus());
  act(() => {
    toast({ kind: 'message', text: 'Hello', action: { label: 'Reply', run: () => {} } });
  });
  // Browsers let React draw between leaving the one and coming to the other.
  act(() => void fireEvent.blur(view, { relatedTarget: screen.getByLabelText('Close') }));
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => screen.getByLabelText('Close').focus());
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  act(() => screen.getByLabelText('Close').click());
  expect(screen.getByText('Reply')).toBeVisible();
});

test('nor of who was at it before that could be known', async () => {
  renderShell(<ToastHost />);
  act(() => void toast({ kind: 'error', text: 'Not sent' }));
  act(() => screen.getByLabelText('Close').focus());
  await act(() => import('./toast-place.ts'));
  act(() => {
    toast({ kind: 'message', text: 'Hello', action: { label: 'Reply', run: () => {} } });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
});

describe('while a dialog is open', () => {
  const opened = async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await act(async () => dialog.showModal());
    return dialog;
  };
  const tell = () => act(() => void toast({ kind: 'error', text: 'Not sent' }));

  test('it is in there, where it can be heard and pressed, and the place was there before', async () => {
    await showHost();
    const dialog = await opened();
    expect(dialog.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
    tell();
    expect(dialog).toContainElement(screen.getByRole('alert'));
    dialog.remove();
  });

  test('what was told before goes into a dialog that opens later', async () => {
    await showHost();
    tell();
    const dialog = await opened();
    expect(dialog).toContainElement(screen.getByRole('alert'));
    dialog.remove();
  });

  test('it is in the one that was opened last, wherever that stands in the page', async () => {
    await showHost();
    const first = document.body.appendChild(document.createElement('dialog'));
    const second = document.body.appendChild(document.createElement('dialog'));
    await act(async () => second.showModal());
    await act(async () => first.showModal());
    tell();
    expect(first).toContainElement(screen.getByRole('alert'));
    await act(async () => first.close());
    expect(second).toContainElement(screen.getByRole('alert'));
    first.remove();
    second.remove();
  });

  test('it outlives the dialog, however that goes', async () => {
    await showHost();
    const dialog = await opened();
    const above = await opened();
    tell();
    expect(above).toContainElement(screen.getByRole('alert'));
    above.close();
    above.remove();
    expect(dialog).toContainElement(screen.getByRole('alert'));
    dialog.remove();
    dialog.close();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('one that is closed with the keys', () => {
  const tell = () => act(() => void toast({ kind: 'error', text: 'Not sent' }));
  const closeWithKeys = async () => {
    const close = screen.getByLabelText('Close');
    act(() => close.focus());
    await act(async () => close.click());
  };

  test('gives the focus back to who had it', async () => {
    await showHost(<input aria-label="Message" />);
    const message = screen.getByLabelText('Message');
    act(() => message.focus());
    tell();
    await closeWithKeys();
    expect(message).toHaveFocus();
  });

  test('gives it to the page where nobody had it, or they are gone', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.id = 'main';
    main.innerHTML = '<h1>Messages</h1><button>More</button>';
    await showHost();
    tell();
    await closeWithKeys();
    expect(screen.getByRole('heading')).toHaveFocus();
    const more = screen.getByText('More');
    act(() => more.focus());
    tell();
    act(() => screen.getByLabelText('Close').focus());
    more.remove();
    await act(async () => screen.getByLabelText('Close').click());
    expect(screen.getByRole('heading')).toHaveFocus();
    main.remove();
  });

  test('leaves it where it is by then', async () => {
    await showHost(<input aria-label="Message" />);
    const message = screen.getByLabelText('Message');
    tell();
    act(() => screen.getByLabelText('Close').focus());
    await act(async () => message.focus());
    await act(async () => screen.getByLabelText('Close').click());
    expect(message).toHaveFocus();
    tell();
    const close = screen.getByLabelText('Close');
    act(() => close.focus());
    await act(async () => close.blur());
    await act(async () => toasts.clear());
    expect(document.body).toHaveFocus();
  });
});

test('an action closes the toast and runs', () => {
  const run = jest.fn();
  renderShell(<ToastHost />);
  act(() => {
    toast({ kind: 'message', title: 'Rosa', text: 'So?', action: { label: 'Reply', run } });
  });
  act(() => screen.getByText('Reply').click());
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Rosa')).toBeNull();
});

test('the same words once more are told once more, for as long', () => {
  renderShell(<ToastHost />);
  const tell = () => act(() => void toast({ kind: 'error', text: 'Not sent' }));
  const save = () => act(() => void toast({ kind: 'ok', text: 'Saved' }));
  tell();
  const first = screen.getByRole('alert');
  tell();
  // Screen readers read an alert when it comes.
  expect(screen.getByRole('alert')).not.toBe(first);
  act(() => screen.getByLabelText('Close').click());
  expect(screen.queryByRole('alert')).toBeNull();
  save();
  act(() => jest.advanceTimersByTime(4999));
  save();
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('Saved')).toBeVisible();
});

describe('one that offers something', () => {
  const offer = () => screen.queryByText('Undo')?.closest('button') ?? null;
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(async () => {
    await showHost();
    act(() => {
      toast({ kind: 'ok', text: 'Removed', action: { label: 'Undo', run: () => {} } });
    });
  });

  test('stays for ten seconds', () => {
    pass(9999);
    expect(offer()).toBeVisible();
    pass(1);
    expect(offer()).toBeNull();
  });

  test.each<[string, (button: HTMLElement) => void, (button: HTMLElement) => void]>([
    ['the pointer', fireEvent.pointerOver, fireEvent.pointerLeave],
    ['the focus', (button) => button.focus(), (button) => button.blur()],
  ])('stays as long as %s is on it, and ten seconds more', (_what, come, leave) => {
    pass(9999);
    act(() => come(offer() as HTMLElement));
    pass(60_000);
    expect(offer()).toBeVisible();
    act(() => leave(offer() as HTMLElement));
    pass(9999);
    expect(offer()).toBeVisible();
    pass(1);
    expect(offer()).toBeNull();
  });

  test('stays for the focus though the pointer leaves', () => {
    act(() => fireEvent.pointerOver(offer() as HTMLElement));
    act(() => offer()?.focus());
    act(() => fireEvent.pointerLeave(offer() as HTMLElement));
    pass(60_000);
    expect(offer()).toBeVisible();
  });

  test('holds no other one when it is gone under the pointer', () => {
    act(() => fireEvent.pointerOver(offer() as HTMLElement));
    act(() => offer()?.click());
    act(() => {
      toast({ kind: 'ok', text: 'Saved' });
    });
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
