import { useEffect } from 'react';
import { documentTitle } from './document-title.ts';

/** Names the page in the browser's title; the shell adds site name and count, and announces it. */
export function usePageTitle(title: string): void {
  useEffect(() => documentTitle.set(title), [title]);
}
