import { language, type Settings, session, settings, type User } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { type Pieces, picture } from '@afterglow/shared-ui/workshop/piece';
import { entering } from './pieces/entering.tsx';
import { signups } from './pieces/signup.tsx';
import { startTexts } from './testing/start-texts.ts';

export const pieces: Pieces = { ...signups, ...entering };

const face = (id: string, name = 'Sofia') =>
  card(id, {
    name,
    fictional: true,
    main_image: { id, tone: '#7a5a4a', thumb_url: picture, full_url: picture },
  });

/** Somebody who has just joined, and a site whose calls have answers. */
export async function begin(): Promise<void> {
  await startTexts();
  language.setState({ current: 'en' });
  const site = {
    name: 'Afterglow',
    countries: ['NL', 'BE'],
    geoip_country: 'NL',
    min_age: 18,
    signups: 'all',
    fictional_singular: 'Fictional',
    fictional_plural: 'Fictional',
  };
  settings.setState(site as Settings);
  const profile = { main_image: face('me').main_image, photos: [{ id: 'a' }], interests: [] };
  session.set({ id: 'me', status: 'not_confirmed', profile } as unknown as User);
  fakeServer({
    'GET /api/regions.php': () => ({ regions: [{ key: 'NL-09', name: 'Utrecht' }] }),
    'GET /api/cities.php': () => ({ cities: [] }),
    'GET /api/faces.php': () => ({ results: ['a', 'b', 'c'].map((id) => face(id)) }),
    'GET /api/profile.php': () => ({ profile: face('sofia', 'Wilhelmina-Bartholomea Janssen') }),
    'GET /api/interests.php': () => ({
      interests: [
        { key: 'wine', icon: 'wine' },
        { key: 'travel', icon: 'plane' },
        { key: 'music', icon: 'music' },
      ],
    }),
  });
}
