import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onClick: () => void;
}

/** What one can do about a `Note`, such as trying again; goes into its `action`. */
export function NoteAction({ children, onClick }: Props) {
  return (
    <button type="button" className="note-action" onClick={onClick}>
      {children}
    </button>
  );
}
