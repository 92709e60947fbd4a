import { connection, type Outgoing, outbox } from '@afterglow/shared-state';
import { outgoing } from '@afterglow/shared-state/testing/outgoing';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';

beforeAll(startTexts);
beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  connection.setState({ online: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => outbox.setState({ messages: [], progress: {} }));
});

const show = (part: Partial<Outgoing> = {}, onEdit?: (refused: Outgoing) => void) =>
  render(
    <MemoryRouter>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as in the thread, where it scrolls */}
      <div role="log" tabIndex={0}>
        <OutgoingBubble outgoing={outgoing('a', part)} name="Sofia" {...(onEdit && { onEdit })} />
      </div>
    </MemoryRouter>,
  );
const picture = { file: new Blob(['x'], { type: 'image/jpeg' }), key: 'k' };

test('words on their way say so, and cannot be called back', () => {
  const { container } = show();
  expect(container).toHaveTextContent('HelloSending');
  expect(container.querySelector('.rising')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => connection.setState({ online: false }));
  expect(container).toHaveTextContent('HelloWaits for a connection');
});

test('a picture says how much of it has gone up, its own, and can be called back', async () => {
  const discard = jest.spyOn(outbox, 'discard').mockImplementation(() => {});
  const { container } = show({ kind: 'image', body: '', picture });
  expect(container).toHaveTextContent('Sending');
  act(() => outbox.setState({ progress: { other: 0.9 } }));
  expect(container).not.toHaveTextContent('90');
  act(() => outbox.setState({ progress: { a: 0.25 } }));
  expect(container).toHaveTextContent(/Sending, 25\s?%/);
  act(() => connection.setState({ online: false }));
  expect(container).not.toHaveTextContent('25');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(discard).toHaveBeenCalledWith('a');
});

test('what was refused says why, at once, and what can be done about it', async () => {
  const retry = jest.spyOn(outbox, 'retry').mockImplementation(() => {});
  const discard = jest.spyOn(outbox, 'discard').mockImplementation(() => {});
  const { container } = show({ refused: 'She cannot be written to.', picture });
  expect(screen.getByRole('alert')).toHaveTextContent('She cannot be written to.');
  expect(container.querySelector('.rising')).toBeNull();
  expect(container).not.toHaveTextContent('Sending');
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('log')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([retry.mock.calls, discard.mock.calls]).toEqual([[['a']], [['a']]]);
});

test('own words that were refused can be changed where one may write, nothing else can', async () => {
  const onEdit = jest.fn();
  const refused = 'Not like this.';
  const isOffered = (kind: Outgoing['kind'], edit?: typeof onEdit) => {
    const { unmount } = show({ kind, refused }, edit);
    const buttons = screen.queryAllByRole('button', { name: 'Edit' });
    unmount();
    return buttons.length > 0;
  };
  const kinds = ['text', 'icebreaker', 'gift', 'gif', 'image'] as const;
  expect(kinds.filter((kind) => isOffered(kind, onEdit))).toEqual(['text', 'icebreaker']);
  expect(isOffered('text')).toBe(false);
  show({ refused }, onEdit);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(onEdit.mock.calls).toMatchObject([[{ client_id: 'a', body: 'Hello' }]]);
});

test('refused for its price, it is sent for what it costs now, and says so', async () => {
  const retry = jest.spyOn(outbox, 'retry').mockImplementation(() => {});
  show({ refused: 'The price has changed.', refusal: 'price_changed', credits: 12 });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send for 12 credits' }));
  expect(retry).toHaveBeenCalledWith('a');
});

test.each([
  ['not_enough_credits', 1],
  ['unreachable', 0],
])('for %s there are %i ways to credits', (refusal, links) => {
  show({ refused: 'No.', refusal });
  expect(screen.queryAllByRole('link', { name: 'Buy credits' })).toHaveLength(links);
});
