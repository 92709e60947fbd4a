import { pagedResource, paths, usePaged, useSettings } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { leadToMore } from '@afterglow/shared-ui/hooks/lead-to-more';
import { useMediaQuery } from '@afterglow/shared-ui/hooks/use-media-query';
import { useRovingFocus } from '@afterglow/shared-ui/hooks/use-roving-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Gif, GifPicture } from '../gifs/gif-picture.tsx';
import { useSettled } from '../use-settled.ts';
import styles from './gif-panel.module.scss';
import { Tray } from './tray.tsx';

const gifsFound = pagedResource('/api/gifs.php', {
  of: ({ gifs }) => gifs,
  id: ({ key }) => key,
});

/** As the API has it. */
const searchMaxLength = 50;
/** Milliseconds without a key before it is searched. */
const pauseBeforeSearch = 300;

interface Props {
  credits: number;
  onClose: () => void;
  onSend: (gif: Gif, cost: number) => void;
}

/** Our own to choose from, and what a search finds; choosing one sends it. */
export default function GifPanel({ credits, onClose, onSend }: Props) {
  const { t } = useTranslation();
  const cost = useSettings((settings) => settings.message_credits);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), pauseBeforeSearch);
  const { items, pages, hasMore, error, loading, more } = usePaged(gifsFound, q ? { q } : {});
  const [stop, setStop] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const walk = useRovingFocus(grid, 'button');
  const hasKeyboard = useMediaQuery('(pointer: fine)');
  const enough = credits >= cost;
  const credit = pages.find((page) => page.credit)?.credit;
  const isFound = !loading && !error;
  const isEmpty = isFound && items.length === 0;

  // On a phone the keyboard would come up and cover them.
  useEffect(() => {
    if (hasKeyboard) field.current?.focus();
  }, [hasKeyboard]);

  function onSearchKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      grid.current?.querySelector('button')?.focus();
    }
    // The first Esc empties the field, the next one closes.
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      setTyped('');
    }
  }

  return (
    <Tray
      label={t('gif.title')}
      busy={loading}
      error={error}
      onRetry={more}
      onClose={onClose}
      head={
        <div className={styles.head}>
          <TextInput
            ref={field}
            label={t('gif.search')}
            hideLabel
            icon={Search}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={searchMaxLength}
            placeholder={t('gif.search')}
            value={typed}
            onKeyDown={onSearchKey}
            onChange={(event) => {
              setTyped(event.target.value);
              setStop(0);
            }}
          />
          <IconButton icon={ChevronDown} label={t('gif.close')} onClick={onClose} />
        </div>
      }
    >
      <p className={isEmpty ? styles.none : 'visually-hidden'} role="status">
        {isFound && !isEmpty && t('gif.found', { count: items.length })}
        {isEmpty && t('gif.none', { search: q })}
      </p>
      <div
        ref={grid}
        className={styles.gifs}
        role="toolbar"
        aria-label={t('gif.title')}
        onKeyDown={walk}
      >
        {items.map((gif, index) => (
          <button
            key={gif.key}
            type="button"
            className={styles.gif}
            aria-label={t('gif.send', { gif: gif.label, count: cost })}
            title={gif.label}
            tabIndex={index === Math.min(stop, items.length - 1) ? 0 : -1}
            disabled={!enough}
            onFocus={() => setStop(index)}
            onClick={() => onSend(gif, cost)}
          >
            <GifPicture gif={gif} within={[140, 88]} isNamed />
          </button>
        ))}
        {loading &&
          items.length === 0 &&
          empty.map((id) => <span key={id} className={styles.gif} />)}
      </div>
      {hasMore && (
        <Button variant="ghost" size="sm" loading={loading} onClick={leadToMore(more)}>
          {t('gif.more')}
        </Button>
      )}
      <div className={styles.foot}>
        <span>
          {!enough && t('gif.tooFew', { count: cost, credits })}
          {enough && !isEmpty && t('gif.hint', { count: cost })}
        </span>
        {!enough && (
          <LinkButton to={paths.creditPackages()} variant="primary" size="sm">
            {t('composer.buy')}
          </LinkButton>
        )}
        {credit && <span>{credit}</span>}
      </div>
    </Tray>
  );
}

/** Places of those that are on their way. */
const empty = Array.from({ length: 8 }, (_, id) => id);
