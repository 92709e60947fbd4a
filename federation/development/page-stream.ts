import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem, Told } from './edit.ts';
import { readableBy } from './own-pages.ts';

const stream = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

/** Tells open pages what hot reload does not: what is wrong, and what they have to fetch anew. */
export function pageStream() {
  const begun = Date.now();
  const pages = new Set<ServerResponse>();
  const problems = new Map<string, Problem[]>();
  const edits: { at: number; edit: Told['edit'] }[] = [];
  let isOver = false;
  const event = <K extends keyof Told>(name: K, data: Told[K]) =>
    `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const all = () => event('problems', [...problems.values()].flat());

  return {
    /** A page says since when it is there (`?since`, in milliseconds); a busy server answers late. */
    answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
      const since = Number(new URL(url, 'http://page').searchParams.get('since') ?? Infinity);
      // A page that is told to load itself anew would find nobody; it asks again, and another one answers.
      if (isOver) {
        response.destroy();
        return;
      }
      response.writeHead(200, { ...stream, ...readableBy(headers) });
      response.write(all());
      // It came from a server before this one.
      if (since < begun) response.write(event('edit', { remote: '', texts: [], reload: true }));
      const missed = edits.filter(({ at }) => at > since);
      for (const { edit } of missed) response.write(event('edit', edit));
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    /** Replaces what one of those who look said before. */
    problems(who: string, found: Problem[]): void {
      problems.set(who, found);
      for (const page of pages) page.write(all());
    },
    edit(edit: Told['edit']): void {
      edits.push({ at: Date.now(), edit });
      for (const page of pages) page.write(event('edit', edit));
    },
    end(): void {
      isOver = true;
      for (const page of pages) page.end();
      // What is told while the server stops is for nobody.
      pages.clear();
    },
  };
}

export type PageStream = ReturnType<typeof pageStream>;
