import type { AccountTables } from './accounts.ts';
import type { ChatTables } from './chat.ts';
import type { CreditTables } from './credits.ts';
import type { LiveTables } from './live.ts';
import type { MailTables } from './mail.ts';
import type { MemberTables } from './members.ts';
import type { PaymentTables } from './payments.ts';
import type { SandboxTables } from './sandbox.ts';
import type { SiteTables } from './sites.ts';

/** Every table of the database, as Kysely sees it. */
export type Tables = SiteTables &
  AccountTables &
  MemberTables &
  ChatTables &
  CreditTables &
  PaymentTables &
  MailTables &
  LiveTables &
  SandboxTables;
