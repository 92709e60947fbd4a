import { act, screen, waitFor } from '@testing-library/react';
import { answer, chatWith, list, names } from '../../testing/conversations-on-screen.ts';
import { fakeChat } from '../../testing/fake-chat.ts';
import { layOut } from '../../testing/fake-layout.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { fewRows } from './rows.tsx';

beforeAll(startTexts);
beforeEach(() => layOut());

const manyChats = (many: number) =>
  Array.from({ length: many }, (_, index) => chatWith(`p${index + 1} Sofia`));

async function open(many: number): Promise<HTMLElement> {
  fakeChat({}, answer(manyChats(many)));
  showChats('/chats');
  await screen.findByRole('link', { name: /p1 Sofia/ });
  return list();
}

test('as many rows as most people have are all drawn', async () => {
  await open(fewRows);
  expect(await names()).toHaveLength(fewRows);
});

test('of more than that only those near the screen, and the one with the focus wherever it is', async () => {
  const element = await open(fewRows + 1);
  await waitFor(async () => expect((await names()).length).toBeLessThan(fewRows / 4));
  screen.getByRole('link', { name: /p1 Sofia/ }).focus();
  await act(async () => element.scrollTo({ top: 10_000 }));
  await waitFor(async () => expect(await names()).not.toContain('/chats/c-p2'));
  expect(screen.getByRole('link', { name: /p1 Sofia/ })).toHaveFocus();
  expect(await names()).toContain('/chats/c-p75');
});
