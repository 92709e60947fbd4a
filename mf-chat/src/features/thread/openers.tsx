import { type Card, resource, useData, useSettings } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Drama, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styles from './openers.module.scss';
import { useOpenerIcon } from './use-opener-icon.ts';

interface Opener {
  /** What is sent: each side reads it in its own language. */
  key: string;
  label: string;
}

/** What is put into the field: an opener, or what was written before and refused. */
export interface Insert extends Partial<Opener> {
  label: string;
  isRefused?: boolean;
}

/** As many as are offered at a time; what the two have in common comes first. */
const openers = resource('/api/icebreakers.php', {
  of: ({ icebreakers }) => icebreakers.slice(0, 3),
});

interface Props {
  profile: Card;
  /** Puts the text into the composer; it is not sent by itself. Absent when writing is not possible. */
  onChoose?: (opener: Opener) => void;
}

/** An empty conversation: a face and three ways to begin. */
export function Openers({ profile, onChoose }: Props) {
  const { t } = useTranslation();
  const [turn, setTurn] = useState(0);
  const warning = useSettings((settings) => settings.fictional_warning);
  // They only help; without them one writes one's own.
  const iconOf = useOpenerIcon();
  const { data: fresh } = useData(openers, { profile: profile.id, turn });
  // Until the next ones come, these stay, and the button keeps the focus.
  const [offered, setOffered] = useState(fresh);
  if (fresh && fresh !== offered) setOffered(fresh);

  return (
    <div className={styles.openers}>
      <Avatar src={profile.main_image?.thumb_url} tone={profile.main_image?.tone} size={104} />
      <h2 className="h2">{t('openers.title', { name: profile.name })}</h2>
      {onChoose && <p className="mut">{t('openers.lead')}</p>}
      {onChoose &&
        offered?.map((opener) => {
          const Icon = iconOf(opener.key);
          return (
            <button
              key={opener.key}
              type="button"
              className={styles.opener}
              onClick={() => onChoose(opener)}
            >
              <Icon className="i" aria-hidden="true" />
              <span className="grow">{opener.label}</span>
            </button>
          );
        })}
      {onChoose && offered && offered.length > 0 && (
        <Button variant="ghost" size="sm" icon={RefreshCw} onClick={() => setTurn(turn + 1)}>
          {t('openers.others')}
        </Button>
      )}
      {profile.fictional && (
        <Note icon={Drama} className={styles.note ?? ''}>
          {warning || t('openers.fictional', { name: profile.name })}
        </Note>
      )}
    </div>
  );
}
