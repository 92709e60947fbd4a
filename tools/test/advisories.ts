import { capture } from './capture.ts';
import { type Outcome, type Stage, single } from './stage.ts';

/** What a registry prints that has no such list, or a machine without a line to it. */
const unanswered = /ERR_PNPM_AUDIT|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|fetch failed/;

/** What `pnpm audit` said: weaknesses fail, a registry that gives no answer is no test. */
export function judged(ok: boolean, output: string): Outcome {
  if (!ok && unanswered.test(output)) {
    const note = 'the registry does not say what weaknesses are known';
    return { passed: 0, failed: 0, skipped: 1, details: '', note };
  }
  return single(ok, output);
}

/** Whether what the product runs on has known weaknesses, high or worse. */
export const advisories: Stage = {
  name: 'advisories',
  async run() {
    const args = ['audit', '--prod', '--audit-level=high'];
    const { ok, output } = await capture('pnpm', args, {}, { minutes: 1 });
    return judged(ok, output);
  },
};
