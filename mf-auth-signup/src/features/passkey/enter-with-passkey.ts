import { post, session } from '@afterglow/shared-state';

export const canUsePasskeys = () =>
  Boolean(globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON);

/** Logs in with a key of this device. Rejects with `ApiError`, or with what the browser says. */
export async function enterWithPasskey(): Promise<void> {
  const { options } = await post('/api/passkey-login-options.php', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const credential = await navigator.credentials.get({ publicKey });
  const signed = (credential as PublicKeyCredential).toJSON();
  const { user } = await post('/api/passkey-login.php', { credential: signed as never });
  session.enter(user);
}
