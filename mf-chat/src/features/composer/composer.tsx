import {
  type Card,
  outbox,
  paths,
  type Quote,
  type Target,
  useSettings,
  type Words,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { cx } from '@afterglow/shared-ui/cx';
import { leaveToHeading } from '@afterglow/shared-ui/hooks/leave-to-heading';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Send } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Insert } from '../thread/openers.tsx';
import { ChosenPhoto } from './chosen-photo.tsx';
import styles from './composer.module.scss';
import { CostLine } from './cost-line.tsx';
import { Quoting } from './quoting.tsx';
import { TextField } from './text-field.tsx';
import { Tools } from './tools.tsx';
import { Trays } from './trays.tsx';
import { useChosenPhoto } from './use-chosen-photo.ts';
import { useDraft } from './use-draft.ts';
import { useInsert } from './use-insert.ts';
import { useTray } from './use-tray.ts';
import { useTypingSignal } from './use-typing-signal.ts';
import { wholeText } from './whole-text.ts';
import { wordsOf } from './words-of.ts';

interface Props {
  target: Target;
  profile: Card;
  conversation: string | null;
  /** The number of the last message on screen. */
  seen: () => number;
  /** What the member has. */
  credits: number;
  maxLength: number;
  /** What to put into the field; a new object each time. */
  insert: Insert | null;
  /** The message that the next one answers. */
  quote: Quote | null;
  onUnquote: () => void;
}

/** Where one writes, with the price on the button, and what else there is to send. */
export function Composer({ target, profile, conversation, seen, ...props }: Props) {
  const { t } = useTranslation();
  const { credits, maxLength, insert, quote, onUnquote } = props;
  const { id: reader, name } = profile;
  const costLine = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(reader);
  /** More was pasted than fits. */
  const [cut, setCut] = useState(false);
  const { photo, ...chosen } = useChosenPhoto();
  const tray = useTray();
  const signalTyping = useTypingSignal(conversation, seen);

  const kind = photo ? 'photo' : 'message';
  const cost = useSettings((settings) => settings[`${kind}_credits`]);
  const isReady = photo !== null || text.trim() !== '';
  // Said only once there is something to pay for.
  const enough = credits >= cost || !isReady;

  useInsert(insert, field, text, (whole) => {
    // What was refused is nowhere else.
    const isTooLong = whole.length > maxLength && !insert?.isRefused;
    setText(isTooLong ? whole.slice(0, maxLength) : whole);
    setCut(isTooLong);
    // Gifts stand in its place.
    tray.close();
  });

  useEffect(() => {
    if (quote) field.current?.focus();
  }, [quote]);

  const say = (words: Words) => outbox.send(target, { ...words, reader });

  /** What answers a message; the next one does not. */
  function reply(words: Words): void {
    say({ ...words, ...(quote && { reply_to: quote }) });
    onUnquote();
  }

  /** Back to where one writes: the button that was pressed goes. */
  const without = (leaveOut: () => void) => () => {
    leaveOut();
    field.current?.focus();
  };

  function send(): void {
    if (!isReady || !enough) return;
    if (photo) {
      const picture = { file: photo, key: crypto.randomUUID() };
      reply({ kind: 'image', body: '', label: null, picture, credits: cost });
      chosen.remove();
    } else {
      reply({ ...wordsOf(wholeText(text), insert), credits: cost });
      setText('');
    }
    field.current?.focus();
  }

  return (
    <>
      <Trays
        open={tray.open}
        credits={credits}
        onClose={tray.close}
        onGift={({ key, label, credits }, note) =>
          say({ kind: 'gift', body: key, label, credits, ...(note && { note }) })
        }
        onGif={(gif, credits) =>
          reply({ kind: 'gif', body: gif.key, label: gif.label, gif, credits })
        }
      />
      <form
        ref={leaveToHeading}
        className={cx(styles.composer, chosen.isDropping && styles.dropping)}
        // Gifts stand in its place, with a note of their own; what was typed waits.
        hidden={tray.open === 'gifts'}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {chosen.isDropping && <p className={styles.note}>{t('composer.drop')}</p>}
        {photo && (
          <ChosenPhoto file={photo} onRemove={without(chosen.remove)} onBroken={chosen.refuse} />
        )}
        <div role="status">
          {cut && <p className={styles.note}>{t('composer.cut', { count: maxLength })}</p>}
        </div>
        {quote && <Quoting quote={quote} name={name} onUnquote={without(onUnquote)} />}
        <CostLine
          id={costLine}
          left={maxLength - text.length}
          {...{ kind, cost, credits, enough }}
        />
        <div className={cx(styles.box, text && styles.typed)}>
          <Tools
            open={tray.open}
            onTray={(wanted, button) => void tray.toggle(wanted, button)}
            onFiles={chosen.take}
          />
          <TextField
            {...{ field, text, maxLength, name }}
            describedBy={costLine}
            onChange={(typed) => {
              setText(typed);
              signalTyping();
            }}
            onCut={setCut}
            onFiles={chosen.take}
            onEnter={send}
            onEscape={() => quote && onUnquote()}
          />
          {enough ? (
            <Button
              type="submit"
              variant="primary"
              icon={Send}
              disabled={!isReady}
              aria-label={t('composer.send', { count: cost })}
            >
              {cost}
            </Button>
          ) : (
            <LinkButton to={paths.creditPackages()} variant="primary">
              {t('composer.buy')}
            </LinkButton>
          )}
        </div>
      </form>
    </>
  );
}
