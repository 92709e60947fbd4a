import { session } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import type { Pieces } from '@afterglow/shared-ui/workshop/piece';
import { face, home } from './pieces/home.tsx';
import { joining } from './pieces/joining.tsx';
import { reading } from './pieces/reading.tsx';
import { found, setSite } from './testing/people.ts';
import { startTexts } from './testing/render.tsx';

export const pieces: Pieces = { ...home, ...joining, ...reading };

/** A visitor of a site that shows people and says what it costs. */
export async function begin(): Promise<void> {
  await startTexts();
  setSite({
    countries: ['NL'],
    minimum_message_costs: { NL: { costs: 103, currency: 'EUR' } },
  });
  session.set(null);
  fakeServer({ 'GET /api/faces.php': () => found(['a', 'b', 'c', 'd'].map((id) => face(id))) });
}
