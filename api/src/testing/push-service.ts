import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '../platform/random.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './member.ts';

/** A push as its service gets it. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser's secret half of a subscription. */
export interface Browser {
  id: string;
  path: string;
  keys: ECDH;
  auth: Buffer;
}

/** What a browser says of itself, of which nobody needs the secret half. */
export const someKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** What browsers' makers run: it takes what is sent and answers what a test wants it to. */
export interface PushService {
  origin: string;
  server: Server;
  received: Received[];
  /** Of its answers. */
  status: number;
}

/** Says `received` on its server whenever one has come. Close the server in afterAll. */
export async function startPushService(): Promise<PushService> {
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part) => parts.push(part))
      .on('end', () => {
        const { url: path = '', headers } = request;
        service.received.push({ path, headers, body: Buffer.concat(parts) });
        answer.writeHead(service.status).end();
        server.emit('received');
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = { origin, server, received: [], status: 201 };
  return service;
}

/** A browser of a member's newest session that wants pushes from the service at an origin. */
export async function browserOf(t: TestApp, member: TestMember, origin: string): Promise<Browser> {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16);
  const id = newId(t.ctx.random);
  const session = await t.ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const path = `/${id}`;
  await t.ctx.db
    .insertInto('push_subscriptions')
    .values({
      ...{ id, user_id: member.id, session_id: session.id, endpoint: origin + path, p256dh },
      ...{ auth: auth.toString('base64url'), created_at: t.ctx.clock.now() },
    })
    .execute();
  return { id, path, keys, auth };
}

/** RFC 8188 and 8291, as a browser does it. */
export function decrypt({ keys, auth }: Browser, { body }: Received): unknown {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const secret = hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32);
  const expand = (what: string, bytes: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, bytes),
    );
  const cipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}
