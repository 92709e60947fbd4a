import type { Card } from '../api/types.ts';

/** For tests: a member as lists show one, an ordinary woman of thirty. */
export function card(id: string, part: Partial<Card> = {}): Card {
  return {
    id,
    name: `Name ${id}`,
    age: 30,
    gender: 'female',
    city: 'Utrecht',
    region: 'Utrecht',
    country: 'NL',
    distance_km: null,
    online: false,
    fictional: false,
    premium: false,
    main_image: {
      id: `${id}-1`,
      tone: '#7a5a4a',
      thumb_url: `/thumb/${id}`,
      full_url: `/full/${id}`,
    },
    photo_count: 1,
    liked: false,
    like_new: false,
    ...part,
  };
}
