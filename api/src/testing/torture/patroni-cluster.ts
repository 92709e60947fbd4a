import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { give, owner } from '../../platform/postgres/owner.ts';
import { PatroniNode } from './patroni-node.ts';
import { PostgresHaproxy } from './postgres-haproxy.ts';
import { somePort } from './server-process.ts';

/**
 * Three PostgreSQL under Patroni with one etcd, as `deploy/` sets them up, and an HAProxy that leads
 * to the primary. All of it in a folder and on ports of its own, ended with `end`.
 */
export class PatroniCluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'afterglow-patroni-'));
  readonly #etcdPort = somePort();
  readonly #nodes: PatroniNode[];
  readonly #haproxy: PostgresHaproxy;
  #etcd: ChildProcess | undefined;

  constructor() {
    give(this.#folder);
    const names = ['one', 'two', 'three'];
    this.#nodes = names.map((name) => new PatroniNode(name, this.#folder, this.#etcdPort));
    this.#haproxy = new PostgresHaproxy(this.#folder, this.#nodes);
  }

  /** The primary, whoever that is. */
  get url(): string {
    return `postgres://afterglow:afterglow@127.0.0.1:${this.#haproxy.port}/afterglow`;
  }

  /** All of them, for what replicas may answer. */
  get urls(): string[] {
    return this.#nodes.map(
      ({ port }) => `postgres://afterglow:afterglow@127.0.0.1:${port}/afterglow`,
    );
  }

  /** Starts everything, with an empty database. */
  async start(): Promise<void> {
    await this.#startEtcd();
    this.#haproxy.start();
    for (const node of this.#nodes) node.start();
    await this.untilWhole();
    const leader = await this.leader();
    const client = new pg.Client({ ...leader?.superuser, database: 'postgres' });
    await client.connect();
    await client.query(`create role afterglow login password 'afterglow'`);
    await client.query('grant pg_monitor to afterglow');
    await client.query('create database afterglow owner afterglow');
    await client.end();
    while (!(await this.#isLedThere())) await sleep(100);
  }

  /** The primary as Patroni sees it, if there is one. */
  async leader(): Promise<PatroniNode | undefined> {
    const [leader] = await this.#those('primary');
    return leader;
  }

  /** Until there is a primary, and two that follow, one of which has all that it acknowledges. */
  async untilWhole(): Promise<void> {
    const deadline = Date.now() + 180_000;
    for (;;) {
      const roles = ['primary', 'replica', 'sync'].map((role) => this.#those(role));
      const found = (await Promise.all(roles)).map(({ length }) => length);
      if (found.join() === '1,2,1') return;
      if (Date.now() > deadline) throw new Error(`Not whole: ${found}`);
      await sleep(200);
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.kill()));
    await this.#haproxy.end();
    if (this.#etcd) {
      const gone = once(this.#etcd, 'exit');
      this.#etcd.kill('SIGKILL');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #isLedThere(): Promise<boolean> {
    const client = new pg.Client(this.url);
    client.on('error', () => {});
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      );
  }

  async #startEtcd(): Promise<void> {
    const port = this.#etcdPort;
    const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
    const settings = {
      ...{ NAME: 'one', DATA_DIR: join(this.#folder, 'etcd'), INITIAL_CLUSTER: `one=${peers}` },
      ...{ LISTEN_PEER_URLS: peers, INITIAL_ADVERTISE_PEER_URLS: peers },
      ...{ LISTEN_CLIENT_URLS: clients, ADVERTISE_CLIENT_URLS: clients },
    };
    const named = Object.entries(settings).map(([name, value]) => [`ETCD_${name}`, value]);
    const env = { ...process.env, ...Object.fromEntries(named) };
    const cwd = this.#folder;
    this.#etcd = spawn('etcd', [], { ...owner, env, cwd, stdio: 'ignore' });
    while (!(await fetch(`${clients}/health`).catch(() => undefined))?.ok) {
      if (this.#etcd.exitCode !== null) throw new Error('etcd did not start.');
      await sleep(50);
    }
  }

  /** The nodes that say they are that. */
  async #those(role: string): Promise<PatroniNode[]> {
    const are = await Promise.all(this.#nodes.map((node) => node.is(role)));
    return this.#nodes.filter((_, n) => are[n]);
  }
}
