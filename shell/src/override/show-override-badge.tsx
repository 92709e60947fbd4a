import type { ActiveOverride } from '@afterglow/federation/registry/boot-document';
import { createRoot } from 'react-dom/client';
import { OverrideBadge } from './override-badge.tsx';

/** Beside the application, so that it stays when a page of it breaks. */
export function showOverrideBadge(override: ActiveOverride): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<OverrideBadge override={override} />);
}
