import type { MailParts } from './mail-html.ts';

/** The plain part of a mail. */
export function mailText(parts: MailParts): string {
  const link = parts.button ? [`${parts.button.label}\n${parts.button.url}`] : [];
  const { unsubscribe } = parts;
  const off = unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.url}`] : [];
  const blocks = [parts.title, ...parts.paragraphs, ...link, '-- ', ...parts.small, ...off];
  return `${blocks.join('\n\n')}\n`;
}
