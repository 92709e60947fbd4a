import { dialogs, session } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import type { ComponentType } from 'react';
import type { Audience, LanderProps } from '../features/landers/audience.ts';
import { loadAudience } from '../features/landers/load-audience.ts';
import { found, setSite } from './people.ts';
import { renderAt } from './render.tsx';

/** Four fictional faces, and a member of flesh and blood, who has no place on an advertisement. */
const people = ['a', 'b', 'c', 'd']
  .map((id) => card(id, { fictional: true }))
  .concat(card('real', { name: 'Real Member' }));

/** A lander as a visitor sees it; `asked` are the calls that went to the search. */
export async function openLander(
  Lander: ComponentType<LanderProps>,
  { slug, faces = people }: { slug?: Audience['name']; faces?: typeof people } = {},
) {
  dialogs.closeAll();
  session.set(null);
  setSite();
  const asked = fakeServer({ 'GET /api/search.php': () => found(faces) });
  const audience = await loadAudience(slug);
  const view = renderAt(<Lander audience={audience} />, { at: '/landers/this' });
  return { ...view, asked, signup: () => dialogs.getState().signup };
}
