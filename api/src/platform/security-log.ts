import type { Env } from './env.ts';
import type { Log } from './log.ts';
import { derive } from './secrets.ts';

/** Something that whoever guards the installation wants to find again. */
export interface SecurityEvent {
  event: string;
  /** `refused`: somebody tried. */
  outcome: 'done' | 'refused';
  /** The member's id; the line has a name for it that this installation alone can make. */
  member?: string | undefined;
  site?: string | undefined;
  /** Short facts, such as a refusal's code; never what a person wrote, is called or where they are. */
  [fact: string]: string | number | undefined;
}

export type NoteSecurity = (event: SecurityEvent) => void;

/**
 * Writes one line an event: in production always, elsewhere from LOG_LEVEL `info` on. `who` is the
 * same for all of a member's lines; `operator -- member show` says whose it is.
 */
export function securityLog(log: Log, env: Env, secret: string): NoteSecurity {
  const lines = env.production ? log.child({}, { level: 'info' }) : log;
  return ({ member, ...event }) =>
    lines.info({ security: true, ...event, who: member && pseudonym(secret, member) });
}

/** What a member is called in the security log. 72 bits, base64url. */
export function pseudonym(secret: string, member: string): string {
  return derive(secret, 'security log', member).slice(0, 12);
}
