import type { BootRemote, BootTexts } from './boot-manifest.ts';

/** What the document gives a page that may report. */
export interface ReportTicket {
  /** Binds a report to this document and to the address it was given to; lives for an hour. */
  token: string;
  /** Share of successes to send, above 0 up to 1. Failures are always sent. */
  share: number;
}

/** A remote in another version than this browser would get by itself. */
export interface ActiveOverride {
  remote: string;
  /** `development` for one from a development server. */
  version: string;
  /** Milliseconds since 1970; absent when it lasts until it is ended. */
  until?: number;
}

/** What the gateway writes into every document and the shell starts from, as JSON. */
export interface BootDocument<Settings = unknown, User = unknown> {
  language: string;
  settings: Settings;
  /** The member of the session cookie, null for visitors, absent when the API could not say. */
  user?: User | null;
  /**
   * For a member: from when on something may have happened that is not in this, by the gateway's clock
   * in milliseconds since 1970.
   */
  at?: number;
  /** What the route's first look asks the API for, by address; what could not be had is left out. */
  data?: Record<string, unknown>;
  /** What the page takes of a form that was sent to it. Anybody may have written it. */
  given?: Record<string, string>;
  /** HTTP status of the document: 404 when no route matches, 503 when one of `lacking` might. */
  status: number;
  /** Remotes of which no version can be read just now, if any; nobody knows their pages. */
  lacking?: string[];
  /** Lets the page report how its remotes fare; absent in development. */
  reports?: ReportTicket;
  /** The version this browser has of one remote, and nobody else; absent for everybody else. */
  override?: ActiveOverride;
  /** Present outside production: the page offers tools of developers. */
  development?: true;
  shell: BootTexts & { version: string };
  remotes: BootRemote[];
}

/** Id of the element that holds the boot document. */
export const bootElementId = 'boot';
