import { ApiError, type Card } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { nothing, type Pieces, picture } from '@afterglow/shared-ui/workshop/piece';
import { Hero } from '../features/home/hero.tsx';
import { NewMembers } from '../features/home/new-members.tsx';
import { PhotoStrip } from '../features/home/photo-strip.tsx';
import { PricePromise } from '../features/home/price-promise.tsx';
import { PrivacyPromise } from '../features/home/privacy-promise.tsx';
import { Promises } from '../features/home/promises.tsx';
import { NamedPhoto } from '../features/people/named-photo.tsx';
import styles from './pieces.module.scss';

export const face = (id: string, part: Partial<Card> = {}) =>
  card(id, {
    name: 'Sofia',
    fictional: true,
    main_image: { id, tone: '#7a5a4a', thumb_url: picture, full_url: picture },
    ...part,
  });

const people = [
  face('a', { online: true, premium: true }),
  face('b', { name: 'Wilhelmina-Bartholomea Janssen', online: true }),
  face('c', { main_image: null }),
  face('d', { fictional: false, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' }),
];

const named = (member?: Card, waiting = false) => (
  <NamedPhoto member={member} waiting={waiting} className={styles.photo} />
);

export const home: Pieces = {
  'home/hero': {
    plain: <Hero people={people} onSeeks={nothing} />,
    'nobody to show': <Hero people={[]} onSeeks={nothing} />,
  },
  'home/photo-strip': {
    plain: <PhotoStrip people={people} />,
    loading: <PhotoStrip people={null} />,
  },
  'home/new-members': {
    plain: <NewMembers people={people} error={null} retry={nothing} />,
    loading: <NewMembers people={null} error={null} retry={nothing} />,
    failed: (
      <NewMembers people={null} error={new ApiError(503, 'x', 'No connection.')} retry={nothing} />
    ),
  },
  'home/promises': {
    'the price first': <Promises first="price" />,
    'privacy first': <Promises first="privacy" />,
  },
  'home/price-promise': { plain: <PricePromise /> },
  'home/privacy-promise': { plain: <PrivacyPromise /> },
  'people/named-photo': {
    fictional: named(people[0]),
    'a long name': named(people[1]),
    'no photo': named(people[2]),
    loading: named(undefined, true),
    nobody: named(),
  },
};
