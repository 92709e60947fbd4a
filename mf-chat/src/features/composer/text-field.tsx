import { useAutogrow } from '@afterglow/shared-ui/hooks/use-autogrow';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  maxLength: number;
  /** The name of the one who is written to. */
  name: string;
  /** The id of what is said of the price. */
  describedBy: string;
  onChange: (text: string) => void;
  /** Whether more was pasted than fits: what is too much the browser leaves out without a word. */
  onCut: (cut: boolean) => void;
  onFiles: (files: FileList) => void;
  onEnter: () => void;
  onEscape: () => void;
}

/** Where a message is written. It grows with its text; files that are pasted are taken out of it. */
export function TextField({ field, text, maxLength, name, describedBy, ...on }: Props) {
  const { t } = useTranslation();
  const isCutting = useRef(false);
  const label = t('composer.placeholder', { name });
  useAutogrow(field, text);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') on.onEscape();
    // Enter sends, Shift+Enter breaks the line; while a word is being composed it does neither. Safari
    // has ended the composition by then, and says by 229 that the key was the input method's.
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    on.onEnter();
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { files, types } = event.clipboardData;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData?.('text/plain') ?? '';
    const room = maxLength - text.length + (selectionEnd - selectionStart);
    isCutting.current = pasted.length > room;
    on.onCut(isCutting.current);
    // Copied text may come with a picture of itself.
    if (files.length === 0 || types?.includes('text/plain')) return;
    event.preventDefault();
    on.onFiles(files);
  }

  return (
    <textarea
      ref={field}
      rows={1}
      enterKeyHint="send"
      dir="auto"
      value={text}
      maxLength={maxLength}
      placeholder={label}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(event) => {
        on.onChange(event.target.value);
        on.onCut(isCutting.current);
        isCutting.current = false;
      }}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}
