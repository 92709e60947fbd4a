import { z } from 'zod';

/** Who answers for a package: a team as CODEOWNERS names it, and where it is reached. */
export const owner = z.strictObject({
  team: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use kebab-case'),
  contact: z.union([z.email(), z.url({ protocol: /^https$/ })], {
    message: 'an e-mail address, or an address that begins with https://',
  }),
});

export type Owner = z.output<typeof owner>;
