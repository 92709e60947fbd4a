import { connection } from '@afterglow/shared-state';
import { act, screen } from '@testing-library/react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { OfflineNote } from './offline-note.tsx';

beforeAll(startTestTexts);
beforeEach(() => {
  setSettings({});
  setUser(null);
});

test('says that the connection is gone where it is heard, and goes when it is back', () => {
  renderShell(<OfflineNote />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => connection.setState({ online: false }));
  // The region was there before its text: only then do screen readers read it.
  expect(screen.getByRole('status')).toBe(region);
  const text = 'No connection. Messages you write are sent later.';
  expect(region).toHaveTextContent(text);
  act(() => connection.setState({ online: true }));
  expect(region).toBeEmptyDOMElement();
});
