import type { DraftField } from './draft.ts';

/** The five steps, in order, and the fields each asks for. */
export const steps = [
  { name: 'looking', fields: ['gender', 'seeks'] },
  { name: 'place', fields: ['country', 'region', 'city'] },
  { name: 'name', fields: ['name', 'date_of_birth', 'password'] },
  { name: 'about', fields: ['signup_message'] },
  { name: 'email', fields: ['email', 'consent'] },
] as const satisfies readonly { name: string; fields: readonly DraftField[] }[];

export type StepName = (typeof steps)[number]['name'];

/** The step that asks for a field, so that an error from the server leads back to it. */
export function stepOf(field: string): number {
  return steps.findIndex((step) => step.fields.some((known) => known === field));
}
