/** Read with the first key that somebody uses: its certificates are 400 files and 30 MB. */
export const webauthn = () => import('@simplewebauthn/server');
