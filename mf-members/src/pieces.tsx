import type { Card } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { Held, nothing, type Pieces, picture } from '@afterglow/shared-ui/workshop/piece';
import type { ComponentProps } from 'react';
import { PersonCard } from './features/card/person-card.tsx';
import { useWords } from './features/card/use-words.ts';
import { FitReasons } from './features/finder/fit-reasons.tsx';
import { LikesEmpty } from './features/likes/likes-empty.tsx';
import { FictionalNote } from './features/profile/fictional-note.tsx';
import { ProfileHeading } from './features/profile/profile-heading.tsx';
import { ProfileInterests } from './features/profile/profile-interests.tsx';
import { AgeFilter } from './features/search/age-filter.tsx';
import { SignupCard } from './features/search/signup-card.tsx';
import { SwipeCard } from './features/swipe/swipe-card.tsx';
import { SwipeDay } from './features/swipe/swipe-day.tsx';
import { SwipeKeys } from './features/swipe/swipe-keys.tsx';
import { SwipeLimit } from './features/swipe/swipe-limit.tsx';
import { setSite, signIn } from './testing/people.ts';
import { startTexts } from './testing/render.tsx';

/** A member who is logged in, on a site of its own. */
export async function begin(): Promise<void> {
  await startTexts();
  setSite();
  signIn({ interests: ['wine', 'travel'] });
}

const mainImage = { id: 'p', tone: '#7a5a4a', thumb_url: picture, full_url: picture };
const robin = (part: Partial<Card> = {}) =>
  card('robin', { name: 'Robin', age: 34, main_image: mainImage, distance_km: 5, ...part });

const longName = 'Annemarie-Wilhelmina Bartholomeus';

function Person(props: Omit<ComponentProps<typeof PersonCard>, 'words'>) {
  return (
    <div style={{ width: 180 }}>
      <PersonCard words={useWords()} {...props} />
    </div>
  );
}

const swiped = (part: Partial<ComponentProps<typeof SwipeCard>['member']> = {}) => (
  <div style={{ width: 300, height: 380, display: 'grid' }}>
    <SwipeCard member={{ ...robin(), interests: ['wine', 'travel'], ...part }} />
  </div>
);

const inSomeHours = new Date(Date.now() + 5 * 3_600_000).toISOString();

export const pieces: Pieces = {
  'card/person-card': {
    plain: <Person member={robin()} />,
    online: <Person member={robin({ online: true })} />,
    fictional: <Person member={robin({ fictional: true })} />,
    premium: <Person member={robin({ premium: true })} />,
    verified: <Person member={robin({ verified: true })} />,
    liked: <Person member={robin({ liked: true })} />,
    'a new like': <Person member={robin({ fictional: true })} isNew />,
    'a long name': <Person member={robin({ name: longName, online: true, fictional: true })} />,
    'no photo': <Person member={robin({ main_image: null, photo_count: 0 })} />,
  },
  'swipe/swipe-card': {
    plain: swiped(),
    'all marks': swiped({ fictional: true, online: true }),
    'a long name': swiped({ name: longName, interests: ['wine', 'travel', 'music', 'cooking'] }),
    'no photo': swiped({ main_image: null, interests: [] }),
  },
  'swipe/swipe-day': {
    'some left': <SwipeDay day={{ left: 3, all: 10, nextAt: null }} />,
    'none left': <SwipeDay day={{ left: 0, all: 10, nextAt: null }} />,
    many: <SwipeDay day={{ left: 73, all: 100, nextAt: null }} />,
  },
  'swipe/swipe-keys': { plain: <SwipeKeys /> },
  'swipe/swipe-limit': {
    'a few a day': <SwipeLimit nextAt={inSomeHours} all={10} onOver={nothing} />,
  },
  'profile/profile-heading': {
    plain: <ProfileHeading member={robin()} />,
    'all marks': (
      <ProfileHeading member={robin({ online: true, premium: true, fictional: true })} />
    ),
    'a long name': <ProfileHeading member={robin({ name: longName })} />,
  },
  'profile/fictional-note': { plain: <FictionalNote name="Robin" /> },
  'profile/profile-interests': {
    'some in common': <ProfileInterests keys={['wine', 'music', 'travel', 'cooking']} />,
  },
  'search/age-filter': {
    plain: (
      <Held initial={{ minAge: 30, maxAge: 45 }}>
        {(ages, change) => <AgeFilter filters={ages} onChange={change} />}
      </Held>
    ),
  },
  'search/signup-card': { plain: <SignupCard /> },
  'likes/likes-empty': {
    received: <LikesEmpty type="received" />,
    given: <LikesEmpty type="given" />,
  },
  'finder/fit-reasons': {
    several: (
      <FitReasons
        name="Robin"
        reasons={[
          { key: 'interests', interests: ['wine', 'travel'] },
          { key: 'near', distance_km: 5 },
          { key: 'likes_you' },
        ]}
      />
    ),
    one: <FitReasons name="Robin" reasons={[{ key: 'age' }]} />,
  },
};
