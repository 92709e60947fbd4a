import { type Gift, paths, resource, useData } from '@afterglow/shared-state';
import { giftNoteMaxLength } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { X } from 'lucide-react';
import { useState } from 'react';
import { GiftArt } from '../gifts/gift-art.tsx';
import styles from './gift-tray.module.scss';
import { Tray } from './tray.tsx';
import { wholeText } from './whole-text.ts';

const giftsOnOffer = resource('/api/gifts.php', { of: (answer) => answer.gifts });

interface Props {
  credits: number;
  onClose: () => void;
  onSend: (gift: Gift, note: string) => void;
}

/** Gifts to choose from, each with its price; the price is on the button again. */
export default function GiftTray({ credits, onClose, onSend }: Props) {
  const { t } = useTranslation();
  const { data: gifts, error, reload } = useData(giftsOnOffer);
  const [wanted, setWanted] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const chosen = gifts?.find(({ key }) => key === wanted) ?? gifts?.[0];
  const enough = chosen !== undefined && credits >= chosen.credits;

  return (
    <Tray
      label={t('gifts.title')}
      busy={!gifts && !error}
      error={error}
      onRetry={reload}
      onClose={onClose}
      head={
        <div className="row-x between mb-2">
          <h2 className="h3">{t('gifts.title')}</h2>
          <span className={`xs mut num ${styles.balance}`}>
            {t('composer.balance', { credits })}
          </span>
          <IconButton icon={X} size="sm" label={t('gifts.close')} onClick={onClose} />
        </div>
      }
    >
      <div className={styles.gifts}>
        {gifts?.map((gift) => (
          <button
            key={gift.key}
            type="button"
            className={styles.gift}
            aria-pressed={gift.key === chosen?.key}
            onClick={() => setWanted(gift.key)}
          >
            <GiftArt gift={gift.key} />
            {gift.label}
            <span className={styles.price}>{t('credits', { count: gift.credits })}</span>
          </button>
        ))}
      </div>
      {chosen && (
        <form
          className={styles.box}
          onSubmit={(event) => {
            event.preventDefault();
            if (enough) onSend(chosen, wholeText(note));
          }}
        >
          <input
            dir="auto"
            autoComplete="off"
            aria-label={t('gifts.note')}
            placeholder={t('gifts.note')}
            maxLength={giftNoteMaxLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {enough ? (
            <Button
              type="submit"
              variant="primary"
              aria-label={t('gifts.send', { gift: chosen.label, count: chosen.credits })}
            >
              {t('gifts.sendShort', { gift: chosen.label, credits: chosen.credits })}
            </Button>
          ) : (
            <LinkButton to={paths.creditPackages()} variant="primary">
              {t('composer.buy')}
            </LinkButton>
          )}
        </form>
      )}
      <div role="status">
        {chosen && !enough && (
          <p className={styles.tooFew}>
            {t('gifts.tooFew', { gift: chosen.label, count: chosen.credits, credits })}
          </p>
        )}
      </div>
    </Tray>
  );
}
