/** One thing that must hold. Tests prove it by its id in their title: `[S03]`. */
export interface Row {
  /** `S…` is about security, `R…` about reliability. */
  id: string;
  /** Requirements of OWASP ASVS 5.0 that it stands for, with their level. */
  standard?: string;
  /** What must hold, in one line. */
  asks: string;
  /** The command that holds what its tests hold at the size that is asked, longer than a suite may take. */
  inFull?: string;
  /** What no test shows yet. */
  missing?: string;
  /** Why it does not apply to this product; then no test is wanted. */
  notHere?: string;
}
