import { emailMaxLength, emailPattern } from './limits.ts';

const pattern = new RegExp(emailPattern);

/** Whether the API takes this for an e-mail address; blanks around it are cut off before it is sent. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= emailMaxLength && pattern.test(address);
}
