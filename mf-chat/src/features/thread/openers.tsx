import { type Card, resource, useData, useSettings } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Drama, Sparkles } from 'lucide-react';
import styles from './openers.module.scss';

/** As many as are offered at a time. */
const openers = resource('/api/icebreakers.php', {
  of: ({ icebreakers }) => icebreakers.slice(0, 3),
});

interface Props {
  profile: Card;
  /** Puts the text into the composer; it is not sent by itself. Absent when writing is not possible. */
  onChoose?: (text: string) => void;
}

/** An empty conversation: a face and three ways to begin. */
export function Openers({ profile, onChoose }: Props) {
  const { t } = useTranslation();
  const warning = useSettings((settings) => settings.fictional_warning);
  // They only help; without them one writes one's own.
  const { data: offered } = useData(openers);

  return (
    <div className={styles.openers}>
      <Avatar src={profile.main_image?.thumb_url} size={104} />
      <h2 className="h2">{t('openers.title', { name: profile.name })}</h2>
      {onChoose && <p className="mut">{t('openers.lead')}</p>}
      {onChoose &&
        offered?.map(({ key, label }) => (
          <button key={key} type="button" className={styles.opener} onClick={() => onChoose(label)}>
            <Sparkles className="i" aria-hidden="true" />
            <span className="grow">{label}</span>
          </button>
        ))}
      {profile.fictional && (
        <Note icon={Drama}>{warning || t('openers.fictional', { name: profile.name })}</Note>
      )}
    </div>
  );
}
