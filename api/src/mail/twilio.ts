import { setTimeout as sleep } from 'node:timers/promises';
import { second } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { SmsAccess } from '../platform/sms-env.ts';
import type { SendSms, Sms, SmsFate } from './sms-message.ts';

interface Patience {
  /** Milliseconds until an answer is given up. */
  answer: number;
  /** Before each further attempt. */
  pauses: number[];
}

const patient: Patience = { answer: 8 * second, pauses: [0.3 * second, second] };

/** What a connection fails with before anything was said. */
const neverLeft = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Twilio's words for a number that gets none: wrong, stopped by its owner, out of reach, a landline. */
const noNumber = new Set([21211, 21408, 21610, 21612, 21614, 21635]);

/**
 * Short messages by Twilio (https://www.twilio.com/docs/messaging/api/message-resource). Its call
 * has no key that makes a second one the same, so only what surely was not taken is tried again:
 * no connection, or 429. After silence or trouble of its own it may have been taken.
 */
export function twilioSender(access: SmsAccess, log: Log, patience = patient): SendSms {
  return async (sms) => {
    for (const pause of patience.pauses) {
      const fate = await sendOnce(access, log, sms, patience.answer);
      if (fate !== 'again') return fate;
      await sleep(pause);
    }
    const last = await sendOnce(access, log, sms, patience.answer);
    return last === 'again' ? 'not_sent' : last;
  };
}

async function sendOnce(
  { account, token, from, url }: SmsAccess,
  log: Log,
  { to, text, seconds }: Sms,
  patience: number,
): Promise<SmsFate | 'again'> {
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from };
  const body = { ...sender, To: to, Body: text, ValidityPeriod: String(seconds) };
  const answer = await fetch(`${url}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
    body: new URLSearchParams(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => codeOf(error));
  if (typeof answer === 'string') {
    const again = neverLeft.has(answer);
    log.warn({ code: answer, again }, again ? 'SMS did not leave' : 'SMS perhaps sent');
    return again ? 'again' : 'unsure';
  }
  // Whether it was taken stands in the status; a success whose words are lost is one.
  if (answer.ok) return 'sent';
  const { status } = answer;
  // Its message may repeat the number: only its code goes into the log.
  const code = await answer.json().then(codeIn, () => undefined);
  log.warn({ status, code }, 'SMS refused');
  if (status === 429) return 'again';
  if (status >= 500) return 'unsure';
  return code && noNumber.has(code) ? 'no_number' : 'not_sent';
}

const codeIn = (answer: unknown) => (answer as { code?: number } | null)?.code;

/** undici says why in the cause; several addresses tried make one error with all in it. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return cause?.code ?? name;
}
