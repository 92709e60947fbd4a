import type { Page, Route } from '@playwright/test';

interface Chat {
  conversation: string;
  card: { name: string };
}
interface Answer {
  chats: Chat[];
  cursor: string | null;
}

const perPage = 500;
/** Of what has a number in hexadecimal at its end. */
const numbered = (id: string, number: number) =>
  id.slice(0, -4) + number.toString(16).padStart(4, '0');

/** Makes the list of conversations one of so many, like the first that the server has, in large pages. */
export async function makeListLong(page: Page, many: number): Promise<void> {
  await page.route('**/api/chats.php*', async (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const first = Number(searchParams.get('cursor') ?? 1);
    // A cursor of the server's own making it would not know.
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    const like = (await response.json()) as Answer;
    const [chat] = like.chats;
    if (!chat) return route.fulfill({ response });
    const last = Math.min(first + perPage - 1, many);
    const chats = Array.from({ length: last - first + 1 }, (_, index) => ({
      ...chat,
      conversation: numbered(chat.conversation, first + index),
      card: { ...chat.card, name: `Person ${first + index}` },
    }));
    return route.fulfill({
      response,
      json: { ...like, chats, cursor: last < many ? String(last + 1) : null },
    });
  });
}
