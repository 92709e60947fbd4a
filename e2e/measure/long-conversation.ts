import type { Page, Route } from '@playwright/test';

interface Line {
  id: string;
  client_id: string;
  seq: number;
  body: string;
  created_at: string;
}
interface Answer {
  messages: Line[];
  cursor: string | null;
}

const perPage = 40;
const words = 'What a lovely evening that was, shall we walk along the water again on Sunday?';

/**
 * Makes every conversation of a page one of so many messages, of one line to six, in the server's own
 * pages. All but their number and text is as the server answered for the first.
 */
export async function makeLong(page: Page, many: number): Promise<void> {
  let template: { answer: Answer; line: Line } | undefined;
  await page.route('**/api/chat.php*', async (route: Route) => {
    if (!template) {
      const response = await route.fetch();
      const answer = (await response.json()) as Answer;
      const [line] = answer.messages;
      if (!line) return route.fulfill({ response });
      template = { answer, line };
    }
    const { answer: like, line } = template;
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    const before = cursor ? Number(cursor) : many + 1;
    const first = Math.max(1, before - perPage);
    const messages = Array.from({ length: before - first }, (_, index) =>
      lineOf(line, first + index, many),
    );
    const answer = { ...like, messages, cursor: first > 1 ? String(first) : null };
    return route.fulfill({ json: answer });
  });
}

/** One line of it, in its place; ten minutes lie between two. */
function lineOf(like: Line, seq: number, many: number): Line {
  const id = String(seq).padStart(26, '0');
  const created_at = new Date(Date.parse(like.created_at) - (many - seq) * 600_000).toISOString();
  const body = `${seq} ${words.repeat((seq % 6) + 1).slice(0, 20 + ((seq * 37) % 300))}`;
  return { ...like, id, client_id: id, seq, body, created_at };
}
