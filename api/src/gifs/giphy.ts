import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { minute, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { GiphyGif } from './gif-key.ts';

const pageSize = 24;
const patience = 3 * second;
const largestAnswer = 1024 * 1024;
const largestGif = 4 * 1024 * 1024;
/** Nothing is asked for so long after it failed, so that nobody waits for it again and again. */
const rest = 30 * second;

const Size = Type.String({ pattern: '^[1-9][0-9]{0,3}$' });
const Answer = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String({ pattern: '^[A-Za-z0-9]{4,40}$' }),
      images: Type.Object({ fixed_width: Type.Object({ width: Size, height: Size }) }),
    }),
    { maxItems: 50 },
  ),
  pagination: Type.Object({ total_count: Type.Integer(), offset: Type.Integer() }),
});

export interface Found {
  gifs: GiphyGif[];
  /** Where the next page begins; null after the last. */
  next: number | null;
}

/** Languages it calls otherwise than we do. */
const called: Record<string, string> = { nb: 'no' };

/**
 * Giphy, asked by our server alone: no browser tells it anything. Whatever is wrong with it, slow,
 * broken, or too much asked, is `undefined` here; then there are only our own stickers.
 */
export class Giphy {
  #ctx: Context;
  #restsUntil = 0;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  get isOn(): boolean {
    return this.#ctx.env.giphyApiKey !== undefined;
  }

  async search(query: string, language: string, offset: number): Promise<Found | undefined> {
    const url = new URL('/v1/gifs/search', this.#ctx.env.giphyApiUrl);
    const asked = { q: query, limit: pageSize, offset, rating: 'pg-13' };
    const lang = called[language] ?? language;
    for (const [name, value] of Object.entries({
      api_key: this.#ctx.env.giphyApiKey,
      ...asked,
      lang,
    }))
      url.searchParams.set(name, String(value));
    const body = await this.#fetch(url, largestAnswer);
    const answer = body && parsed(Answer, body);
    if (!answer) return undefined;
    const gifs = answer.data.map(({ id, images: { fixed_width } }) => {
      return { id, width: Number(fixed_width.width), height: Number(fixed_width.height) };
    });
    const next = offset + gifs.length;
    return { gifs, next: gifs.length > 0 && next < answer.pagination.total_count ? next : null };
  }

  /** The picture itself, of the host we know; undefined for what is none. */
  async picture({ id }: GiphyGif, still: boolean): Promise<Buffer | undefined> {
    const file = still ? '200w_s.gif' : '200w.gif';
    const url = new URL(`/media/${id}/${file}`, this.#ctx.env.giphyMediaUrl);
    const body = await this.#fetch(url, largestGif);
    return body && /^GIF8[79]a/.test(body.toString('latin1', 0, 6)) ? body : undefined;
  }

  async #fetch(url: URL, largest: number): Promise<Buffer | undefined> {
    if (!this.isOn || this.#ctx.clock.now().getTime() < this.#restsUntil) return undefined;
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) });
      if (!answer.ok) {
        await answer.body?.cancel();
        if (answer.status === 429) this.#pause(secondsOf(answer) ?? minute);
        else if (answer.status >= 500) this.#pause(rest);
        return undefined;
      }
      return await readUpTo(answer, largest);
    } catch (error) {
      // Never its address: the key is in it.
      const { name } = error as Error;
      this.#ctx.log.warn({ name }, 'Giphy does not answer');
      this.#pause(rest);
      return undefined;
    }
  }

  #pause(milliseconds: number): void {
    this.#restsUntil = this.#ctx.clock.now().getTime() + milliseconds;
  }
}

function secondsOf(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 && seconds <= 3600 ? seconds * second : undefined;
}

async function readUpTo(answer: Response, largest: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed<T extends TSchema>(schema: T, body: Buffer): Static<T> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return Value.Check(schema, value) ? (value as Static<T>) : undefined;
  } catch {
    return undefined;
  }
}
