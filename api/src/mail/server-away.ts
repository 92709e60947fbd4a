import type { Transporter } from 'nodemailer';

/** There is no mail server, or it does not let us in: no mail is to blame. */
export class MailServerAway extends Error {
  constructor(cause: unknown) {
    super('The mail server is away.', { cause });
  }
}

/** Whether a mail failed because nobody gets in, in nodemailer's words for it. */
export async function isServerAway(
  error: unknown,
  server: Pick<Transporter, 'verify'>,
): Promise<boolean> {
  const { code, command, timeoutType } = error as Record<string, unknown>;
  if (code === 'EAUTH') return true;
  if (command !== 'CONN') return false;
  if (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT') return true;
  // The connection broke before we were in, or later, perhaps over this very mail.
  return server.verify().then(
    () => false,
    () => true,
  );
}
