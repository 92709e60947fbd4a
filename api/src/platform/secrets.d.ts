/** What is stored of a secret: enough to recognise it, not to use it. */
export declare function hashSecret(secret: string): string;
/** A value only this installation can compute, for one purpose. 256 bits, base64url. */
export declare function derive(secret: string, purpose: string, value: string): string;
/** The installation's secret: SECRET, else one made at the first start and kept in the data folder. */
export declare function installationSecret(dataDir: string, given: string | undefined): string;
