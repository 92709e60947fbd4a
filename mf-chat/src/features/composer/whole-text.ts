/** A text as it is sent: where it was cut there may be half an emoji, with which the server refuses it. */
export const wholeText = (text: string): string => text.replace(/\p{Cs}/gu, '').trim();
