/** Languages the product speaks. Every text of every package exists in all of them. */
export const languages = ['en', 'nl'] as const;
