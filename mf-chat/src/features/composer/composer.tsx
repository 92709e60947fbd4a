import {
  type Card,
  outbox,
  paths,
  type Quote,
  type Target,
  toast,
  useSettings,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { cx } from '@afterglow/shared-ui/cx';
import { useAutogrow } from '@afterglow/shared-ui/hooks/use-autogrow';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useLocation } from '@afterglow/shared-ui/router';
import { CircleAlert, Coins, Gift, ImagePlus, Send, X } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Opener } from '../thread/openers.tsx';
import { Quoted } from '../thread/quoted.tsx';
import { useOnDemand } from '../use-on-demand.ts';
import { ChosenPhoto } from './chosen-photo.tsx';
import styles from './composer.module.scss';
import { GiftTray } from './gift-tray.tsx';
import { useDraft } from './use-draft.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useTypingSignal } from './use-typing-signal.ts';

const loadGifPanel = () => import('./gif-panel.tsx');
const GifPanel = lazy(loadGifPanel);

/** The counter shows when this many characters are left. */
const counterFrom = 60;

interface Props {
  target: Target;
  profile: Card;
  conversation: string | null;
  /** What the member has. */
  credits: number;
  maxLength: number;
  /** An opener to put into the field; a new object each time one is chosen. */
  insert: Opener | null;
  /** The message that the next one answers. */
  quote: Quote | null;
  onUnquote: () => void;
}

export function Composer({ target, profile, conversation, ...props }: Props) {
  const { t } = useTranslation();
  const { credits, maxLength, insert, quote, onUnquote } = props;
  const costLine = useId();
  const { id: reader } = profile;
  const [text, setText] = useDraft(reader);
  // Who pressed the gift on a profile has come for this.
  const startsWithGifts = useLocation().state === 'gift';
  const [tray, setTray] = useState<'gifts' | 'gifs' | null>(startsWithGifts ? 'gifts' : null);
  /** The button that opened it. */
  const opener = useRef<HTMLElement | null>(null);
  /** More was pasted than fits. */
  const [cut, setCut] = useState(false);
  const isCutting = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isFetched = useOnDemand();
  const signalTyping = useTypingSignal(conversation);
  const [photo, setPhoto] = useState<File | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const kind = photo ? 'photo' : 'message';
  const cost = useSettings((settings) => settings[`${kind}_credits`]);
  // Said only once there is something to pay for.
  const isReady = photo !== null || text.trim() !== '';
  const enough = credits >= cost || !isReady;
  const left = maxLength - text.length;
  const answered = quote && { reply_to: quote };
  useAutogrow(field, text);

  useEffect(() => {
    if (!insert) return;
    setText(insert.label);
    field.current?.focus();
  }, [insert, setText]);

  // The focus goes back to where it came from.
  useEffect(() => {
    if (tray) return;
    opener.current?.focus();
    opener.current = null;
  }, [tray]);

  useEffect(() => {
    if (quote) field.current?.focus();
  }, [quote]);

  function refusePhoto(): void {
    setPhoto(null);
    toast({ kind: 'error', text: t('composer.noPhoto') });
  }

  /** The first picture among files that were chosen, dropped or pasted; says when there is none. */
  function takePhoto(given: FileList): void {
    const files = [...given];
    const picture = files.find(({ type }) => type.startsWith('image/'));
    if (picture) setPhoto(picture);
    else if (files.length > 0) refusePhoto();
  }
  const isDropping = useDroppedFiles(takePhoto);

  function sendPhoto(file: File): void {
    const picture = { file, key: crypto.randomUUID() };
    outbox.send(target, { kind: 'image', body: '', label: null, reader, picture, ...answered });
    setPhoto(null);
    onUnquote();
    field.current?.focus();
  }

  function send(event?: FormEvent): void {
    event?.preventDefault();
    if (photo) {
      if (credits >= cost) sendPhoto(photo);
      return;
    }
    const body = text.trim();
    if (!body || credits < cost) return;
    // An opener that was left as it is stays a key, which the other one reads in their language.
    const said =
      insert && body === insert.label
        ? { kind: 'icebreaker' as const, body: insert.key, label: body }
        : { kind: 'text' as const, body, label: null };
    outbox.send(target, { ...said, reader, ...answered });
    setText('');
    onUnquote();
    field.current?.focus();
  }

  async function toggleTray(wanted: 'gifts' | 'gifs', button: HTMLElement): Promise<void> {
    if (wanted === 'gifs' && !(await isFetched(loadGifPanel))) return;
    opener.current = button;
    setTray((shown) => (shown === wanted ? null : wanted));
  }
  const closeTray = () => setTray(null);

  function onKeyDown(event: KeyboardEvent): void {
    // Enter sends, Shift+Enter breaks the line; while a word is being composed it does neither.
    if (event.key === 'Escape' && quote) onUnquote();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      {tray === 'gifts' && (
        <GiftTray
          credits={credits}
          onClose={closeTray}
          onSend={({ key, label }, note) => {
            outbox.send(target, { kind: 'gift', body: key, label, reader, ...(note && { note }) });
            closeTray();
          }}
        />
      )}
      {tray === 'gifs' && (
        <Suspense fallback={null}>
          <GifPanel
            credits={credits}
            onClose={closeTray}
            onSend={(gif) => {
              const { key: body, label } = gif;
              outbox.send(target, { kind: 'gif', body, label, gif, reader, ...answered });
              onUnquote();
              closeTray();
            }}
          />
        </Suspense>
      )}
      <form
        className={cx(styles.composer, isDropping && styles.dropping)}
        // Gifts stand in its place, with a note of their own; what was typed waits.
        hidden={tray === 'gifts'}
        onSubmit={send}
      >
        {isDropping && <p className={styles.note}>{t('composer.drop')}</p>}
        {photo && (
          <ChosenPhoto file={photo} onRemove={() => setPhoto(null)} onBroken={refusePhoto} />
        )}
        {cut && (
          <p className={styles.note} role="status">
            {t('composer.cut', { count: maxLength })}
          </p>
        )}
        {quote && (
          <div className={styles.quote}>
            <Quoted quote={quote} name={profile.name} />
            <IconButton icon={X} size="sm" label={t('composer.unquote')} onClick={onUnquote} />
          </div>
        )}
        <div className={cx(styles.cost, !enough && styles.tooMuch)} id={costLine}>
          <span className="row-x" role={enough ? undefined : 'status'}>
            {enough ? (
              <Coins className="i" aria-hidden="true" />
            ) : (
              <CircleAlert className="i" aria-hidden="true" />
            )}
            {enough
              ? t(`composer.${kind === 'photo' ? 'photoCost' : 'cost'}`, { count: cost })
              : t('composer.notEnough', { count: cost, credits })}
          </span>
          {left <= counterFrom ? (
            <span className={`${styles.right} num`}>{t('composer.left', { count: left })}</span>
          ) : (
            enough && (
              <span className={`${styles.right} num`}>{t('composer.balance', { credits })}</span>
            )
          )}
        </div>
        <div className={cx(styles.box, text && styles.typed)}>
          <button
            type="button"
            className={`btn ${styles.tool}`}
            aria-label={t('composer.gift')}
            aria-expanded={tray === 'gifts'}
            onClick={({ currentTarget }) => void toggleTray('gifts', currentTarget)}
          >
            <Gift className="i" aria-hidden="true" />
          </button>
          <button
            type="button"
            className={`btn ${styles.tool}`}
            aria-label={t('composer.gif')}
            aria-expanded={tray === 'gifs'}
            onClick={({ currentTarget }) => void toggleTray('gifs', currentTarget)}
          >
            <span className={styles.gif} aria-hidden="true">
              GIF
            </span>
          </button>
          <button
            type="button"
            className={`btn ${styles.tool}`}
            aria-label={t('composer.photo')}
            onClick={() => files.current?.click()}
          >
            <ImagePlus className="i" aria-hidden="true" />
          </button>
          <input
            ref={files}
            type="file"
            accept="image/*"
            hidden
            onChange={({ currentTarget }) => {
              if (currentTarget.files) takePhoto(currentTarget.files);
              currentTarget.value = '';
            }}
          />
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            value={text}
            maxLength={maxLength}
            placeholder={t('composer.placeholder', { name: profile.name })}
            aria-label={t('composer.placeholder', { name: profile.name })}
            aria-describedby={costLine}
            onChange={(event) => {
              setText(event.target.value);
              setCut(isCutting.current);
              isCutting.current = false;
              signalTyping();
            }}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const { files, types } = event.clipboardData;
              const { selectionStart, selectionEnd } = event.currentTarget;
              const pasted = event.clipboardData.getData?.('text/plain') ?? '';
              // The browser leaves out what is too much without a word.
              isCutting.current = pasted.length > left + (selectionEnd - selectionStart);
              setCut(isCutting.current);
              // Copied text may come with a picture of itself.
              if (files.length === 0 || types?.includes('text/plain')) return;
              event.preventDefault();
              takePhoto(files);
            }}
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
