import { type Card, dialogs, paths, useLikes, useSession } from '@afterglow/shared-state';
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

const close = () => dialogs.close('match');

interface Props {
  member: Card;
}

/** "New like!" over the whole screen: a press anywhere closes it, photo and button open the profile. */
export function MatchDialog({ member }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const words = useWords();
  const own = useSession((state) => state.user?.profile.main_image?.full_url);
  const isMutual = useLikes((state) => state.matches.includes(member.id));
  const { id, name, city } = member;

  function open() {
    close();
    navigate(paths.member(id));
  }

  function text() {
    if (member.fictional) return t('match.fictional', { name });
    if (isMutual) return t('match.mutual', { name });
    return member.online ? t('match.online', { name, city }) : t('match.text', { name });
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('match.title')}
      hideTitle
      full
      bare
      className={styles.match ?? ''}
    >
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
          <Photo className={styles.photo ?? ''} src={own} alt="" priority />
          <Photo className={styles.photo ?? ''} src={member.main_image?.full_url} alt="" priority>
            <button
              type="button"
              className={styles.open}
              aria-label={t('match.view', { name })}
              tabIndex={-1}
              onClick={open}
            />
            {member.fictional && (
              <span className={styles.label}>
                <FictionalLabel word={words.fictional} onPhoto />
              </span>
            )}
          </Photo>
          <span className={styles.heart} aria-hidden="true">
            <Heart className="i" />
          </span>
        </div>
        <p className="display" aria-hidden="true">
          {t('match.title')}
        </p>
        <p className="lead text-reset">{text()}</p>
        <Button variant="white" size="lg" className={styles.action} onClick={open} data-autofocus>
          {t('match.view', { name })}
        </Button>
        <p className="sm">{t('match.hint')}</p>
      </div>
    </Dialog>
  );
}
