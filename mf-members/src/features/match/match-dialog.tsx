import { dialogs, paths, useLikes, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { Heart, X } from 'lucide-react';
import { useWords } from '../card/use-words.ts';
import styles from './match.module.scss';
import type { Match } from './use-match.ts';

const close = () => dialogs.close('match');
const photo = styles.photo ?? '';

/** Over the whole screen: a press anywhere closes it, photo and button open the profile. */
export function MatchDialog({ member, isSuggestion, isMutual: wasMutual }: Match) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const words = useWords();
  const own = useSession((state) => state.user?.profile.main_image?.thumb_url);
  const isMutual = useLikes(({ matched }) => wasMutual || matched.has(member.id));
  const { id, name, city, fictional, online, main_image: theirs } = member;

  function leaveFor(path: string) {
    close();
    navigate(path);
  }
  const open = () => leaveFor(paths.member(id));

  // Never says that somebody liked who did not.
  function said(): { title: string; text: string } {
    if (isMutual) {
      const text = t(fictional ? 'match.mutualFictional' : 'match.mutual', { name });
      return { title: t('match.mutualTitle'), text };
    }
    if (isSuggestion) {
      const text = t(fictional ? 'match.suggestedFictional' : 'match.suggested', { name });
      return { title: t('match.suggestedTitle', { name }), text };
    }
    if (fictional) return { title: t('match.title'), text: t('match.fictional', { name }) };
    const text = online ? t('match.online', { name, city }) : t('match.text', { name });
    return { title: t('match.title'), text };
  }
  const { title, text } = said();

  return (
    <Dialog open onClose={close} title={title} hideTitle full bare className={styles.match ?? ''}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc and the close button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the close button do the same */}
      <div className={styles.inside} onClick={close}>
        <IconButton
          className={styles.close ?? ''}
          variant="glass"
          icon={X}
          label={t('match.close')}
          onClick={close}
        />
        <div className={styles.photos}>
          {/* As small as on cards: those are here already, and the moment does not wait. */}
          <Photo className={photo} src={own} alt="" priority />
          <Photo className={photo} src={theirs?.thumb_url} tone={theirs?.tone} alt="" priority>
            <button
              type="button"
              className={styles.open}
              aria-label={t('match.view', { name })}
              tabIndex={-1}
              onClick={open}
            />
            {member.fictional && (
              <span className={styles.label}>
                <FictionalLabel word={words.fictional} hasIcon={words.fictionalIcon} onPhoto />
              </span>
            )}
          </Photo>
          <span className={styles.heart} aria-hidden="true">
            <Heart className="i" />
          </span>
        </div>
        <p className="display" aria-hidden="true">
          {title}
        </p>
        <p className="lead text-reset">{text}</p>
        {isMutual && (
          <Button
            variant="white"
            size="lg"
            className={styles.action}
            onClick={() => leaveFor(paths.memberChat(id))}
            data-autofocus
          >
            {t('match.hello')}
          </Button>
        )}
        <Button
          variant={isMutual ? 'glass' : 'white'}
          size="lg"
          className={styles.action}
          onClick={open}
          data-autofocus={!isMutual || undefined}
        >
          {t('match.view', { name })}
        </Button>
        <p className="sm">{t('match.hint')}</p>
      </div>
    </Dialog>
  );
}
