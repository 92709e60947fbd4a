import type { ReactNode } from 'react';

/** What one can do about a `Note`, such as trying again; goes into its `action`. */
export function NoteAction({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className="note-action" onClick={onClick}>
      {children}
    </button>
  );
}
