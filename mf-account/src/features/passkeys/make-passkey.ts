import { type ApiError, post } from '@afterglow/shared-state';

export const canMakePasskeys = () =>
  'PublicKeyCredential' in window && Boolean(PublicKeyCredential.parseCreationOptionsFromJSON);

/** Whether it is the password that is missing or wrong. */
export const isOfPassword = ({ details }: ApiError) =>
  details.some(({ field }) => field === 'password');

/**
 * Lets the browser make a key and gives the server its public half. Without a password a login of
 * just now counts.
 */
export async function makePasskey(password = ''): Promise<void> {
  const { options } = await post('/api/passkey-options.php', password ? { password } : {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const credential = await navigator.credentials.create({ publicKey });
  const made = (credential as PublicKeyCredential).toJSON();
  await post('/api/passkeys.php', { credential: made as never });
}
