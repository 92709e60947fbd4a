import type { Gift } from '@afterglow/shared-state';
import { lazy, Suspense } from 'react';
import type { Gif } from '../gifs/gif-picture.tsx';
import { GiftTray } from './gift-tray.tsx';
import type { Tray } from './use-tray.ts';

export const loadGifPanel = () => import('./gif-panel.tsx');
const GifPanel = lazy(loadGifPanel);

interface Props {
  open: Tray | null;
  credits: number;
  onClose: () => void;
  onGift: (gift: Gift, note: string) => void;
  onGif: (gif: Gif) => void;
}

/** What opens above the composer to choose from; what is chosen is sent at once, and the tray closes. */
export function Trays({ open, credits, onClose, onGift, onGif }: Props) {
  if (open === 'gifts') {
    return (
      <GiftTray
        credits={credits}
        onClose={onClose}
        onSend={(gift, note) => {
          onGift(gift, note);
          onClose();
        }}
      />
    );
  }
  if (open === 'gifs') {
    return (
      <Suspense fallback={null}>
        <GifPanel
          credits={credits}
          onClose={onClose}
          onSend={(gif) => {
            onGif(gif);
            onClose();
          }}
        />
      </Suspense>
    );
  }
  return null;
}
