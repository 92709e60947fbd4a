import { z } from 'zod';
import { measures } from './voice.ts';

const said = z.strictObject({
  remote: z.string().regex(/^[a-z0-9-]{1,40}$/),
  version: z.string().regex(/^[0-9a-f]{12}$/),
  measure: z.enum(measures),
  value: z.number().min(0).max(600_000),
});

/** What a page sends, as the gateway accepts it. */
export const vitals = z.strictObject({
  token: z.string().max(200),
  voices: z.array(said).min(1).max(10),
});

export type Said = z.output<typeof said>;
