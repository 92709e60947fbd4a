import type { SignupBody } from '../api/types.ts';

type Given = Partial<Pick<SignupBody, 'email' | 'gender' | 'seeks'>>;

const genders = ['male', 'female'] as const;
const wishes = ['male', 'female', 'both'] as const;

/** The longest address there can be. */
const longest = 254;

/** What a form says of somebody who may become a member, as far as it can be true. */
export function readGiven({ email = '', gender, seeks }: Record<string, string>): Given {
  const address = email.trim();
  const own = genders.find((one) => one === gender);
  const wish = wishes.find((one) => one === seeks);
  return {
    ...(address && address.length <= longest && { email: address }),
    ...(own && { gender: own }),
    ...(wish && { seeks: wish }),
  };
}
