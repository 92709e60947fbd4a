import { memberStorage } from '@afterglow/shared-state';
import { useEffect, useRef, useState } from 'react';

/**
 * Text being written to one member. Survives reloads, detours to the checkout and closed tabs; what was
 * sent or taken back in another tab is not left in this one, to be sent once more. Who replies to an
 * answer on a profile finds it here (mf-members' `begin-with.ts`).
 */
export function useDraft(profile: string): [string, (text: string) => void] {
  const key = `draft-${profile}`;
  const [text, setText] = useState(() => memberStorage.read(key) ?? '');
  /** As it is kept: what another tab keeps by now is not overwritten with it. */
  const kept = useRef(text);
  useEffect(() => {
    if (text === kept.current) return;
    kept.current = text;
    if (text) memberStorage.write(key, text);
    else memberStorage.remove(key);
  }, [key, text]);
  useEffect(() => {
    function hear({ key: changed, newValue, oldValue }: StorageEvent): void {
      if (!changed?.endsWith(key) || newValue !== null || oldValue !== kept.current) return;
      kept.current = '';
      setText('');
    }
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [key]);
  return [text, setText];
}
