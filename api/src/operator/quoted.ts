/** What people wrote, on one line and without what moves a terminal's cursor. */
export const quoted = (text: string) => JSON.stringify(text).replace(/\p{C}/gu, '');
