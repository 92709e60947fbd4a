import { type Profile, paths, requestSignup, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { MessageCircle } from 'lucide-react';
import { beginWith } from './begin-with.ts';
import styles from './profile.module.scss';

interface Props {
  profile: Profile;
}

/** Questions answered in a line, each with a way to reply to it. */
export function ProfilePrompts({ profile }: Props) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const own = useSession((state) => state.user?.id);
  const { id, prompts = [], conversation, reachable = true } = profile;
  // An older page does not know the questions of a newer server.
  const known = prompts.filter(({ key }) =>
    i18n.exists(`prompts.questions.${key}`, { ns: 'mf-members' }),
  );
  if (known.length === 0) return null;

  function reply(answer: string): void {
    if (own) {
      beginWith(id, t('prompts.quote', { answer }));
      navigate(conversation ? paths.chat(conversation) : paths.memberChat(id));
    } else {
      requestSignup({ reason: 'chat', profile: id });
    }
  }

  return (
    <section>
      <h2 className="visually-hidden">{t('prompts.title')}</h2>
      <ul className={`${styles.list} ${styles.prompts}`}>
        {known.map(({ key, answer }) => (
          <li key={key} className={styles.prompt}>
            <h3 className="sm mut">{t(`prompts.questions.${key}`)}</h3>
            <p dir="auto">{answer}</p>
            {own !== id && reachable && (
              <Button
                variant="ghost"
                size="sm"
                icon={MessageCircle}
                aria-label={t('prompts.replyTo', { answer })}
                onClick={() => reply(answer)}
              >
                {t('prompts.reply')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
