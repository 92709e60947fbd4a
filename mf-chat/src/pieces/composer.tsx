import { card } from '@afterglow/shared-state/testing/card';
import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import type { ComponentProps } from 'react';
import { ChosenPhoto } from '../features/composer/chosen-photo.tsx';
import { Composer } from '../features/composer/composer.tsx';
import { ConfirmFirst } from '../features/composer/confirm-first.tsx';
import { FreeLimit } from '../features/composer/free-limit.tsx';
import GifPanel from '../features/composer/gif-panel.tsx';
import GiftTray from '../features/composer/gift-tray.tsx';
import { Unreachable } from '../features/composer/unreachable.tsx';
import { answered, drawing, longName } from './said.ts';

const write = (id: string, part: Partial<ComponentProps<typeof Composer>> = {}) => (
  <Composer
    target={{ conversation: id }}
    profile={card(id, { name: 'Sofia' })}
    conversation={id}
    seen={() => 0}
    credits={30}
    maxLength={500}
    insert={null}
    quote={null}
    onUnquote={nothing}
    {...part}
  />
);

export const composer: Pieces = {
  'composer/composer': {
    empty: write('empty'),
    'costs credits': write('typed'),
    'zero credits': write('poor', { credits: 0 }),
    'nearly full': write('long'),
    'a reply': write('reply', { quote: answered }),
    'a long name': write('name', { profile: card('name', { name: longName }) }),
  },
  'composer/chosen-photo': {
    plain: <ChosenPhoto file={drawing} onRemove={nothing} onBroken={nothing} />,
  },
  'composer/confirm-first': { plain: <ConfirmFirst name="Sofia" /> },
  'composer/free-limit': { plain: <FreeLimit /> },
  'composer/unreachable': {
    blocked: <Unreachable name={longName} why="text" />,
    gone: <Unreachable name="Sofia" why="gone" />,
  },
  'composer/gift-tray': {
    plain: <GiftTray credits={100} onClose={nothing} onSend={nothing} />,
    'too few credits': <GiftTray credits={8} onClose={nothing} onSend={nothing} />,
  },
  'composer/gif-panel': {
    plain: <GifPanel credits={30} onClose={nothing} onSend={nothing} />,
    'too few credits': <GifPanel credits={8} onClose={nothing} onSend={nothing} />,
  },
};
