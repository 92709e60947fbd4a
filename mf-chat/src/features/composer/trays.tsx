import type { Gift } from '@afterglow/shared-state';
import { lazy, Suspense } from 'react';
import type { Gif } from '../gifs/gif-picture.tsx';
import { loadTray, type Tray } from './load-tray.ts';

const GiftTray = lazy(loadTray.gifts);
const GifPanel = lazy(loadTray.gifs);

interface Props {
  open: Tray | null;
  credits: number;
  onClose: () => void;
  onGift: (gift: Gift, note: string) => void;
  onGif: (gif: Gif, credits: number) => void;
}

/** What opens above the composer to choose from; what is chosen is sent at once, and the tray closes. */
export function Trays({ open, credits, onClose, onGift, onGif }: Props) {
  return (
    <Suspense fallback={null}>
      {open === 'gifts' && (
        <GiftTray
          credits={credits}
          onClose={onClose}
          onSend={(gift, note) => {
            onGift(gift, note);
            onClose();
          }}
        />
      )}
      {open === 'gifs' && (
        <GifPanel
          credits={credits}
          onClose={onClose}
          onSend={(gif, cost) => {
            onGif(gif, cost);
            onClose();
          }}
        />
      )}
    </Suspense>
  );
}
