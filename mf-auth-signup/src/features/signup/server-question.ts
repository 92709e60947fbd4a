import type { Draft } from './draft.ts';
import type { StepName } from './steps.ts';

/** What the server is asked when a step ends; undefined when it has nothing to say about it. */
export function questionFor(step: StepName, draft: Draft): Partial<Draft> | undefined {
  if (step === 'place') {
    return { country: draft.country, region: draft.region, city: draft.city.trim() };
  }
  if (step === 'name') {
    const { password, date_of_birth } = draft;
    const email = draft.email.trim();
    return { name: draft.name.trim(), password, date_of_birth, ...(email && { email }) };
  }
  if (step === 'email') return { email: draft.email.trim() };
  return undefined;
}
