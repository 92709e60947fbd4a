import type pg from 'pg';
import type { Log } from '../log.ts';
import { derive } from '../secrets.ts';
import { Bus } from './bus.ts';
import type { BusAccess } from './bus-env.ts';
import { natsConnect } from './nats-connection.ts';
import { postgresConnect } from './postgres-connection.ts';

interface Options {
  database: pg.ClientConfig;
  access: BusAccess | undefined;
  /** Installations that share a server of NATS do not hear each other: their secrets are others. */
  secret: string;
}

/** The bus of this process, open. Throws without the database. */
export async function openBus({ database, access, secret }: Options, log: Log): Promise<Bus> {
  const subject = `afterglow.${derive(secret, 'bus', '')}`;
  const faster = access && { name: 'NATS', connect: natsConnect(access, subject) };
  const bus = new Bus({ database: postgresConnect(database), ...(faster && { faster }) }, log);
  await bus.open();
  return bus;
}
