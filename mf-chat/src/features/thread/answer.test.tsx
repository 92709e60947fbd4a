import { bus, outbox } from '@afterglow/shared-state';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message, mine } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { composer, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

const answerButtons = async () => within(await log()).findAllByRole('button', { name: 'Reply' });

test('an answer to one message goes with it, and shows it', async () => {
  const chat = fakeChat({ messages: [message(1, { body: 'Coffee or tea?' }), message(2)] });
  showChats('/chats/c1');
  await userEvent.click((await answerButtons())[0] as HTMLElement);
  expect(await composer()).toHaveFocus();
  const form = (await composer()).closest('form') as HTMLElement;
  expect(form).toHaveTextContent('SofiaCoffee or tea?');
  await userEvent.keyboard('Tea{Enter}');
  expect(chat.called('/api/message.php')).toMatchObject([
    { body: { body: 'Tea', reply_to: 'm1' } },
  ]);
  expect(form).not.toHaveTextContent('Coffee or tea?');
  await userEvent.type(await composer(), 'And you?{Enter}');
  expect(chat.called('/api/message.php').at(-1)?.body).not.toHaveProperty('reply_to');
});

test('Escape or the cross forgets which message was to be answered', async () => {
  fakeChat({ messages: [message(1, { body: 'Coffee or tea?' })] });
  showChats('/chats/c1');
  for (const forget of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Do not reply to this message' })),
  ]) {
    await userEvent.click((await answerButtons())[0] as HTMLElement);
    await forget();
    expect(await composer()).toHaveFocus();
    expect((await composer()).closest('form')).not.toHaveTextContent('Coffee or tea?');
  }
});

test('what has gone meanwhile is answered no more', async () => {
  const chat = fakeChat({ messages: [message(1, { body: 'Coffee or tea?' }), message(2)] });
  showChats('/chats/c1');
  await userEvent.click((await answerButtons())[0] as HTMLElement);
  const reported = { profile: 'sofia', conversation: 'c1', message: 'm1', chat: null };
  await act(async () => bus.emit('contact:changed', reported));
  expect((await composer()).closest('form')).not.toHaveTextContent('Coffee or tea?');
  await userEvent.type(await composer(), 'Tea{Enter}');
  expect(chat.called('/api/message.php')[0]?.body).not.toHaveProperty('reply_to');
});

test('a message says whom it answers: oneself, the other, a gift by its name, a photo', async () => {
  const quote = { id: 'm0', kind: 'text', body: 'Hi', label: null } as const;
  fakeChat({
    messages: [
      message(1, { reply_to: { ...quote, sender: 'me' } }),
      mine(2, {
        reply_to: { ...quote, sender: 'sofia', kind: 'gift', body: 'rose', label: 'Rose' },
      }),
      message(3, { reply_to: { ...quote, sender: 'sofia', kind: 'image', body: null } }),
    ],
  });
  showChats('/chats/c1');
  expect(await log()).toHaveTextContent(/YouHiLine 1.*SofiaRoseLine 2.*SofiaPhotoLine 3/);
});

test('who may not write cannot answer', async () => {
  fakeChat({ messages: [message(1)], canWrite: false });
  showChats('/chats/c1');
  await log();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('a photo may answer as well', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  const upload = Promise.withResolvers<object>();
  fakeChat(
    { messages: [message(1, { body: 'Show me' })] },
    { 'POST /api/message-image.php': () => upload.promise },
  );
  showChats('/chats/c1');
  await userEvent.click((await answerButtons())[0] as HTMLElement);
  const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
  fireEvent.paste(await composer(), { clipboardData: { files } });
  await userEvent.click(screen.getByRole('button', { name: /^Send for/ }));
  expect(await log()).toHaveTextContent(/Show me.*SofiaShow me/);
  expect(outbox.getState().messages).toMatchObject([{ kind: 'image', reply_to: { id: 'm1' } }]);
  // It takes a while, and may be called back meanwhile.
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(outbox.getState().messages).toEqual([]));
  expect(await log()).toHaveFocus();
  expect(await log()).not.toHaveTextContent(/Show me.*SofiaShow me/);
  await act(async () => upload.reject(new Error('the test is over')));
});
