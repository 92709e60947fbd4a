import { memberStorage } from '@afterglow/shared-state';

const key = 'checkout-choice';
const hourMs = 3_600_000;

interface Choice {
  package: string;
  method: string;
  bank: string;
  at: number;
}

/**
 * What was chosen for an order that was begun: it is there again when its payment failed. Not the
 * consents: each contract has its own.
 */
export const keptChoice = {
  of(bought: string, method: string | undefined): Choice | null {
    try {
      const kept = JSON.parse(memberStorage.read(key) ?? 'null') as Choice | null;
      const isIt = kept?.package === bought && (!method || kept.method === method);
      return kept && isIt && Date.now() - kept.at < hourMs ? kept : null;
    } catch {
      return null;
    }
  },
  write: (choice: Omit<Choice, 'at'>) =>
    memberStorage.write(key, JSON.stringify({ ...choice, at: Date.now() })),
  remove: () => memberStorage.remove(key),
};
