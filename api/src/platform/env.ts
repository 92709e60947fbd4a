import { resolve } from 'node:path';
import { type BusAccess, readBus } from './bus/bus-env.ts';
import { readSms, type SmsAccess } from './sms-env.ts';

export interface Env {
  production: boolean;
  /** Port of the gateway; the API itself listens on the next one, on loopback only. */
  port: number;
  logLevel: string;
  /** Where Prometheus may ask; undefined for nowhere. METRICS_PORT is the gateway's, ours the next. */
  metrics: { port: number; host: string } | undefined;
  dataDir: string;
  /** The bucket that photos lie in, `s3://bucket?endpoint=…&region=…`; without, below `dataDir`. */
  filesUrl: string | undefined;
  databaseUrl: string | undefined;
  /** A pool before that database, such as PgBouncer's, for what members ask. */
  databasePoolUrl: string | undefined;
  /** Replicas of that database, which answer some of what members read. */
  databaseReplicaUrls: string[];
  /** What carries notices between processes after a commit; without, the database does. */
  bus: BusAccess | undefined;
  publicUrl: URL;
  secret: string | undefined;
  /** How long a session may be known without asking the database again; 0 asks each time. */
  sessionSeconds: number;
  /** SMTP server for real mail; without it mail is written to files. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Who sends short messages; without, production has no direct debit. */
  sms: SmsAccess | undefined;
  /** Signs what is pushed; without one it is made of the secret. */
  vapidPrivateKey: string | undefined;
  /** Payments at Mollie; without a key there are none but the sandbox's. */
  mollieApiKey: string | undefined;
  mollieApiUrl: string;
  /** GIFs of Giphy's; without a key there are our own stickers. */
  giphyApiKey: string | undefined;
  giphyApiUrl: string;
  giphyMediaUrl: string;
}

/** Reads the settings of a process; throws a clear line on what production may not run with. */
export function readEnv(values: Record<string, string | undefined>): Env {
  const port = Number(values.PORT ?? 4400);
  if (!Number.isInteger(port) || port < 1 || port > 65534) throw new Error('PORT is not a port.');
  const metricsPort = Number(values.METRICS_PORT || 0);
  if (!Number.isInteger(metricsPort) || metricsPort < 0 || metricsPort > 65534) {
    throw new Error('METRICS_PORT is not a port.');
  }
  const env: Env = {
    production: values.NODE_ENV === 'production',
    port,
    logLevel: values.LOG_LEVEL ?? 'warn',
    metrics: metricsPort
      ? { port: metricsPort + 1, host: values.METRICS_HOST || '127.0.0.1' }
      : undefined,
    dataDir: resolve(values.DATA_DIR ?? '.data'),
    filesUrl: values.FILES_URL || undefined,
    databaseUrl: values.DATABASE_URL || undefined,
    databasePoolUrl: values.DATABASE_POOL_URL || undefined,
    databaseReplicaUrls: readReplicas(values.DATABASE_REPLICA_URL),
    bus: readBus(values.BUS_URL),
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${port}`),
    secret: values.SECRET || undefined,
    sessionSeconds: Number(values.SESSION_SECONDS ?? 60),
    smtpUrl: values.SMTP_URL || undefined,
    mailFrom: values.MAIL_FROM ?? 'no-reply@localhost',
    sms: readSms(values),
    vapidPrivateKey: values.VAPID_PRIVATE_KEY || undefined,
    mollieApiKey: values.MOLLIE_API_KEY || undefined,
    mollieApiUrl: values.MOLLIE_API_URL || 'https://api.mollie.com/v2',
    giphyApiKey: values.GIPHY_API_KEY || undefined,
    giphyApiUrl: values.GIPHY_API_URL || 'https://api.giphy.com',
    giphyMediaUrl: values.GIPHY_MEDIA_URL || 'https://i.giphy.com',
  };
  if (env.filesUrl && !/^s3:\/\/[a-z\d][a-z\d.-]*\/?(\?|$)/.test(env.filesUrl)) {
    throw new Error('FILES_URL is a bucket of its own: s3://bucket?endpoint=https://…&region=…');
  }
  if (env.production) refuseDefaults(env);
  return env;
}

/** One server each: of several behind one address nobody knows which has replayed what. */
function readReplicas(text: string | undefined): string[] {
  const urls = text?.split(',').map((one) => one.trim()) ?? [];
  if (!text || urls.every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))) {
    return text ? urls : [];
  }
  throw new Error('DATABASE_REPLICA_URL is postgres://…; several with commas (%2C in a password).');
}

/** What production needs, each with how it has to be. */
const needs: [name: string, how: string, is: (env: Env) => boolean][] = [
  ['SECRET', 'at least 32 characters', ({ secret = '' }) => secret.length >= 32],
  ['DATABASE_URL', 'a PostgreSQL of its own', ({ databaseUrl }) => Boolean(databaseUrl)],
  ['PUBLIC_URL', 'beginning with https://', ({ publicUrl }) => publicUrl.protocol === 'https:'],
  ['SMTP_URL', 'mail is not written to files there', ({ smtpUrl }) => Boolean(smtpUrl)],
  ['MAIL_FROM', 'the address that members answer to', ({ mailFrom }) => isOutside(mailFrom)],
  ['MOLLIE_API_KEY', 'the sandbox takes no money', ({ mollieApiKey }) => Boolean(mollieApiKey)],
];

/** An address on a host of the network, not one of this machine alone. */
const isOutside = (address: string) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address);

function refuseDefaults(env: Env): void {
  for (const [name, how, is] of needs) {
    if (!is(env)) throw new Error(`Production needs ${name}: ${how}.`);
  }
}
