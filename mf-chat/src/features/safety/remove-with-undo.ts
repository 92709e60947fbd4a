import { chats, type Id, toast, toasts } from '@afterglow/shared-state';

/** What offers the way back from the last removal. */
let offered: number | undefined;

/**
 * Removes a conversation and offers the way back for as long as there is one. Only from the last
 * removal: offers that wait their turn would come when it is too late.
 */
export function removeWithUndo(conversation: Id, words: { text: string; undo: string }): void {
  if (offered !== undefined) toasts.dismiss(offered);
  const undo = chats.removeSoon({ conversation }, undefined, () => toasts.dismiss(key));
  const key = toast({
    kind: 'ok',
    text: words.text,
    action: { label: words.undo, run: undo },
  });
  offered = key;
}
