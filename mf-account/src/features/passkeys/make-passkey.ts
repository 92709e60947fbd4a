import { post } from '@afterglow/shared-state';

export const canMakePasskeys = () =>
  'PublicKeyCredential' in window && Boolean(PublicKeyCredential.parseCreationOptionsFromJSON);

/** Lets the browser make a key and gives the server its public half. */
export async function makePasskey(): Promise<void> {
  const { options } = await post('/api/passkey-options.php', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const credential = await navigator.credentials.create({ publicKey });
  const made = (credential as PublicKeyCredential).toJSON();
  await post('/api/passkeys.php', { credential: made as never });
}
