import {
  memberStorage,
  type Settings,
  session,
  settings,
  type User,
} from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import type { Pieces } from '@afterglow/shared-ui/workshop/piece';
import { composer } from './pieces/composer.tsx';
import { conversations } from './pieces/conversations.tsx';
import { safety } from './pieces/safety.tsx';
import { gif, longText } from './pieces/said.ts';
import { thread } from './pieces/thread.tsx';
import { startTexts } from './testing/start-texts.ts';

export const pieces: Pieces = { ...thread, ...conversations, ...composer, ...safety };

const typed = 'Shall we have a coffee on Saturday?';

/** A member with 30 credits, and a site whose calls have answers. */
export async function begin(): Promise<void> {
  await startTexts();
  const site = {
    name: 'Afterglow',
    fictional_singular: 'Fictional',
    message_credits: 10,
    photo_credits: 20,
    gift_credits: 30,
    message_length: 500,
  };
  settings.setState(site as Settings);
  session.set({ id: 'me', credits: 30 } as User);
  for (const id of ['typed', 'poor', 'long']) memberStorage.write(`draft-${id}`, typed);
  memberStorage.write('draft-long', longText.repeat(2));
  fakeServer({
    'GET /api/gifts.php': () => ({
      gifts: [
        { key: 'rose', label: 'Red rose', credits: 30 },
        { key: 'champagne', label: 'Champagne', credits: 60 },
        { key: 'chocolates', label: 'Box of chocolates', credits: 45 },
        { key: 'ring', label: 'Ring', credits: 1200 },
      ],
    }),
    'GET /api/gifs.php': () => ({
      gifs: ['wave', 'wink', 'dance'].map((key) => ({ ...gif, key, label: `A fox: ${key}` })),
      cursor: null,
      credit: 'Powered by a library',
    }),
    'GET /api/icebreakers.php': () => ({
      icebreakers: [
        { key: 'a', label: 'What made you smile today?' },
        { key: 'b', label: 'Which journey would you make again tomorrow, and with whom?' },
      ],
    }),
  });
}
