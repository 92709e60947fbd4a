import { z } from 'zod';
import { errorClasses } from '../failures/error-class.ts';

const outcome = z.strictObject({
  remote: z.string().regex(/^[a-z0-9-]{1,40}$/),
  version: z.string().regex(/^[0-9a-f]{12}$/),
  failure: z.enum(errorClasses).nullable(),
  duration: z.number().min(0).max(3_600_000),
});

/** What a page sends, as the gateway accepts it. */
export const report = z.strictObject({
  token: z.string().max(200),
  outcomes: z.array(outcome).min(1).max(20),
});
