/** Languages the product speaks, English first. Every text of every package exists in all of them. */
export const languages = ['en', 'da', 'de', 'es', 'fr', 'nb', 'nl'] as const;
