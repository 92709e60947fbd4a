import { dialogs, type Settings, session } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import type { ComponentType } from 'react';
import type { Audience, LanderProps } from '../features/landers/audience.ts';
import { loadAudience } from '../features/landers/load-audience.ts';
import { found, setSite } from './people.ts';
import { renderAt } from './render.tsx';

const people = ['a', 'b', 'c', 'd'].map((id) => card(id, { fictional: true }));

interface Opened {
  slug?: Audience['name'];
  faces?: typeof people;
  site?: Partial<Settings>;
}

/** A lander as a visitor sees it; `asked` are the calls that asked for faces. */
export async function openLander(
  Lander: ComponentType<LanderProps>,
  { slug, faces = people, site }: Opened = {},
) {
  dialogs.closeAll();
  session.set(null);
  setSite(site);
  const asked = fakeServer({ 'GET /api/faces.php': () => found(faces) });
  const audience = await loadAudience(slug);
  const view = renderAt(<Lander audience={audience} />, { at: '/landers/this' });
  return { ...view, asked, signup: () => dialogs.getState().signup };
}
