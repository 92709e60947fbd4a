import { memberStorage } from '@afterglow/shared-state';

/**
 * Has the chat with a member begin with these words. They become the draft that mf-chat keeps for
 * that member (`use-draft.ts`), below what was being written already.
 */
export function beginWith(member: string, words: string): void {
  const key = `draft-${member}`;
  const draft = memberStorage.read(key)?.trimEnd() ?? '';
  if (draft.includes(words)) return;
  memberStorage.write(key, `${draft && `${draft}\n`}${words}\n`);
}
