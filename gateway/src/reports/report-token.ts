import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds a document may report. */
const lifetime = 3_600_000;

function mac(content: string, client: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`report ${content} ${client}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * A token for one document, of use only from the address the document was given to: whoever wants
 * to report has to fetch documents, from as many addresses as they want voices.
 */
export function issueReportToken(client: string, secret: Buffer, now = Date.now()): string {
  const content = `${(now + lifetime).toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${content}.${mac(content, client, secret)}`;
}

/** The name of the document a token was issued for; undefined when it is false, stolen or old. */
export function documentOf(
  token: string,
  client: string,
  secret: Buffer,
  now = Date.now(),
): string | undefined {
  const [expires = '', document = '', given = ''] = token.split('.');
  const expected = Buffer.from(mac(`${expires}.${document}`, client, secret));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return Number.parseInt(expires, 36) > now ? document : undefined;
}
