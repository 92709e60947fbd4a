export type Random = {
    bytes: (count: number) => Buffer;
};
export declare const systemRandom: Random;
/** A new id: 128 random bits as 26 characters that survive any case or URL. */
export declare function newId(random: Random): string;
/** A new secret of 256 bits, base64url. Store only its `hashSecret`. */
export declare function newSecret(random: Random): string;
