import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { hashPassword } from '../../identity/password-hash.ts';
import type { TestApp } from '../app.ts';
import { askAs, type Side } from './side.ts';
import { statusOf } from './traffic.ts';

const password = 'of all who are here';
const photo = await sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#a52' },
})
  .jpeg()
  .toBuffer();

/** What else members do while they chat: they come and go, look around, show photos and buy credits. */
export class DailyLife {
  /** How often something was done whole. */
  readonly done = new Map<string, number>();
  /** How often what was answered instead, by what was asked and the status. */
  readonly failed = new Map<string, number>();
  readonly #sides: Side[];
  readonly #origin: string;
  readonly #next: () => number;
  #isOver = false;
  #loops: Promise<void>[] = [];

  /** @param next gives numbers from 0 to 1 */
  constructor(sides: Side[], origin: string, next: () => number) {
    this.#sides = sides;
    this.#origin = origin;
    this.#next = next;
  }

  /** Everybody gets a password to log in with. */
  async begin({ ctx }: TestApp): Promise<void> {
    const set = { password_hash: await hashPassword(password) };
    await ctx.db.updateTable('users').set(set).execute();
    const life: [string, number, (side: Side) => Promise<boolean>][] = [
      ['look', 200, (side) => this.#look(side)],
      ['log in', 5000, (side) => this.#logIn(side)],
      ['show a photo', 20_000, (side) => this.#showPhoto(side)],
      ['buy', 15_000, (side) => this.#buy(side)],
    ];
    this.#loops = life.map(async ([what, every, act]) => {
      while (!this.#isOver) {
        const side = this.#sides[Math.floor(this.#next() * this.#sides.length)];
        const [isDone] = side ? await Promise.all([act(side), sleep(every)]) : [];
        if (isDone) this.done.set(what, (this.done.get(what) ?? 0) + 1);
      }
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  /** Asks until it is answered, for as long as a restart takes; undefined when it is refused. */
  async #ask(side: Side, path: string, more: RequestInit = {}): Promise<Response | undefined> {
    for (let tries = 0; tries < 20; tries += 1) {
      const signal = AbortSignal.timeout(20_000);
      const answer = await askAs(side, this.#origin, path, { signal, ...more }).catch(() => null);
      if (answer?.ok || answer?.status === 303) return answer;
      const what = `${path.replace(/\?.*/, '')} ${answer ? statusOf(answer) : 'nothing'}`;
      this.failed.set(what, (this.failed.get(what) ?? 0) + 1);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer && answer.status < 500) return undefined;
      await sleep(500);
    }
    return undefined;
  }

  async #isOk(side: Side, path: string, more?: RequestInit): Promise<boolean> {
    const answer = await this.#ask(side, path, more);
    await answer?.arrayBuffer();
    return answer !== undefined;
  }

  #look(side: Side): Promise<boolean> {
    const paths = ['/api/chats.php', '/api/search.php', '/api/user.php', '/api/likes.php'];
    const path = paths[Math.floor(this.#next() * paths.length)] ?? '/api/user.php';
    return this.#isOk(side, path);
  }

  /** At a device of its own, where nobody is yet. */
  async #logIn(side: Side): Promise<boolean> {
    const client = Object.assign(Object.create(side.me.client), { cookies: {} });
    const device = { ...side, me: { ...side.me, client } };
    const body = { email: `${side.me.id}@example.com`, password };
    return (
      (await this.#isOk(device, '/api/user.php', post(body))) &&
      (await this.#isOk(device, '/api/user.php')) &&
      (await this.#isOk(device, '/api/logout.php', post({})))
    );
  }

  async #showPhoto(side: Side): Promise<boolean> {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg');
    if (!(await this.#isOk(side, '/api/photo.php', { method: 'POST', body: form }))) return false;
    const answer = await this.#ask(side, '/api/photos.php');
    if (!answer) return false;
    const { photos } = (await answer.json()) as { photos: { id: string }[] };
    const removed = photos.map(({ id }) =>
      this.#isOk(side, `/api/photo.php?id=${id}`, { method: 'DELETE' }),
    );
    return (await Promise.all(removed)).every(Boolean);
  }

  /** At the sandbox's checkout, whose notice comes twice. */
  async #buy(side: Side): Promise<boolean> {
    const order = { package: 'nl-150', paymentmethod: 'paypal', waiver: true };
    const answer = await this.#ask(side, '/api/payment.php', post(order));
    if (!answer) return false;
    const { redirect_url } = (await answer.json()) as { redirect_url: string };
    const body = new URLSearchParams({ outcome: 'pay', delivery: 'twice' });
    return this.#isOk(side, new URL(redirect_url).pathname, {
      ...{ method: 'POST', redirect: 'manual', body },
    });
  }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
