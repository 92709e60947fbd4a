import { ApiError, put, session, toast, useSession } from '@afterglow/shared-state';
import { Switch } from '@afterglow/shared-ui/components/forms/switch';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTurns } from '../autosave/use-turns.ts';
import styles from './settings.module.scss';

interface Props {
  field: 'privacy' | 'face_consent';
  icon: LucideIcon;
  title: string;
  hint: string;
}

/** Something of the profile that is on or off; it switches at once and back when that fails. */
export function ProfileSwitch({ field, icon: Icon, title, hint }: Props) {
  const stored = useSession((state) => state.user?.profile[field] ?? false);
  const [wanted, setWanted] = useState<boolean | null>(null);

  const takeTurn = useTurns(() => setWanted(null));

  async function save(on: boolean): Promise<void> {
    try {
      const { user } = await put('/api/user.php', { profile: { [field]: on } });
      session.patch({ profile: user.profile });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ kind: 'error', text: error.message });
    }
  }

  return (
    <div className="lrow">
      <span className="ic">
        <Icon className="i" aria-hidden="true" />
      </span>
      <Switch
        className={styles.switch ?? ''}
        label={<span className="lrow-title">{title}</span>}
        hint={hint}
        checked={wanted ?? stored}
        // Disabled, it would lose the focus.
        aria-busy={wanted !== null}
        onChange={({ target }) => {
          setWanted(target.checked);
          void takeTurn(() => save(target.checked));
        }}
      />
    </div>
  );
}
