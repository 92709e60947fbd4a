import { type TFunction } from 'i18next';
export declare const languages: string[];
/** The texts of one language; a missing key is Dutch. */
export declare function translator(language: string): TFunction;
/** The first of the keys that has a text, in that language. */
export declare function firstText(language: string, keys: string[], params: object): string;
