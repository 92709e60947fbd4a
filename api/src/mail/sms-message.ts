export interface Sms {
  /** The site it comes from. */
  from: string;
  /** International: `+31612345678`. */
  to: string;
  text: string;
  /** Of no use after so many seconds: it need not arrive then. */
  seconds: number;
}

/**
 * What became of it. `unsure`: it may be on its way, and is therefore not sent again; `not_sent`:
 * surely not; `no_number`: nothing can be sent to this number.
 */
export type SmsFate = 'sent' | 'unsure' | 'not_sent' | 'no_number';
export type SendSms = (sms: Sms) => Promise<SmsFate>;
