/**
 * As the ref of what takes the place of something else in a dialog: the title, which is another one now, has
 * the focus and is read out.
 */
export function leadToTitle(content: HTMLElement | null): void {
  content?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
}
