import { askAs, type Side } from './side.ts';

interface Profile {
  about_me: string;
  liked: boolean;
}

const json = { 'content-type': 'application/json' };

/** A member who changes one thing after the other, each at one process, and reads it at another. */
export class Writer {
  /** What was read and was not what she had just written. */
  readonly stale: string[] = [];
  reads = 0;
  #side: Side;
  #liked = false;
  #blocked = false;

  constructor(side: Side) {
    this.#side = side;
  }

  /** One change and one look. Throws when either is not answered as ever. */
  async writeAndRead(turn: number, here: string, elsewhere: string): Promise<void> {
    const { me, other } = this.#side;
    const what = turn % 3;
    if (what === 0) {
      const about_me = `Written in turn ${turn}`;
      const body = JSON.stringify({ profile: { about_me } });
      await this.#write(here, '/api/user.php', { method: 'PUT', headers: json, body });
      const profile = await this.#profile(elsewhere, me.id);
      this.#compare('about_me', profile?.about_me, about_me);
    } else if (what === 1) {
      this.#liked = !this.#liked;
      await this.#change(here, '/api/like.php', this.#liked);
      this.#compare('liked', (await this.#profile(elsewhere, other.id))?.liked, this.#liked);
    } else {
      this.#blocked = !this.#blocked;
      await this.#change(here, '/api/block.php', this.#blocked);
      const profile = await this.#profile(elsewhere, other.id);
      this.#compare('blocked', profile === undefined, this.#blocked);
      // Whom one blocks one cannot like; and a block ends what was felt.
      if (this.#blocked) await this.#change(here, '/api/block.php', false);
      this.#blocked = false;
      this.#liked = false;
    }
  }

  #compare(what: string, read: unknown, written: unknown): void {
    this.reads += 1;
    if (read !== written) this.stale.push(`${what}: ${read} for ${written}`);
  }

  #change(origin: string, path: string, isOn: boolean): Promise<void> {
    const profile = this.#side.other.id;
    if (!isOn) return this.#write(origin, `${path}?profile=${profile}`, { method: 'DELETE' });
    const body = JSON.stringify({ profile });
    return this.#write(origin, path, { method: 'POST', headers: json, body });
  }

  async #write(origin: string, path: string, request: RequestInit): Promise<void> {
    const answer = await askAs(this.#side, origin, path, { ...request, signal: patience() });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }

  /** Undefined for somebody who is not there. */
  async #profile(origin: string, id: string): Promise<Profile | undefined> {
    const path = `/api/profile.php?id=${id}`;
    const answer = await askAs(this.#side, origin, path, { signal: patience() });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { profile: Profile }).profile;
  }
}

const patience = () => AbortSignal.timeout(10_000);
