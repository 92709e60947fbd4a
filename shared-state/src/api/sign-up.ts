import { unsent } from '../page/unsent.ts';
import { localError } from './api-error.ts';
import type { SignupOptions } from './signup-stream.ts';
import type { SignupBody, User } from './types.ts';

/** What calls the server comes with the first call. */
const stream = () => import(/* webpackChunkName: "calls" */ './signup-stream.ts');

/** Signs up and reports each step as the server takes it. Gives the new user; rejects with `ApiError`. */
export async function signUp(draft: SignupBody, options: SignupOptions): Promise<User> {
  const release = unsent.hold('signup');
  try {
    const { signUpByStream } = await stream().catch(() => {
      throw localError('network');
    });
    return await signUpByStream(draft, options);
  } finally {
    release();
  }
}
