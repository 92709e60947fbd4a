/** Why a release is refused, and what to do about it. One line each. */
export interface Problem {
  rule: string;
  message: string;
  advice: string;
}
