import type { Card } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { picture } from '@afterglow/shared-ui/workshop/piece';

export const longName = 'Wilhelmina-Bartholomea Janssen';
/** With an address that nothing breaks. */
export const longText =
  'I know a place by the water where they serve the best soup in town, and where nobody minds when two people sit there until it is dark. https://example.com/a-very-long-address-that-nobody-can-break';

export const someone = (part: Partial<Card> = {}) =>
  card('sofia', {
    name: 'Sofia',
    main_image: { id: 'p', tone: '#7a5a4a', thumb_url: picture, full_url: picture },
    ...part,
  });
export const marked = { online: true, premium: true, fictional: true };

export const image = { id: 'i', thumb_url: picture, full_url: picture, width: 400, height: 500 };
export const gif = {
  key: 'sticker:wave',
  label: 'A fox who waves with both of its paws',
  url: picture,
  still_url: picture,
  width: 400,
  height: 300,
};

/** What a message answers. */
export const answered = {
  id: 'm1',
  sender: 'sofia',
  kind: 'text',
  body: longText,
  label: null,
} as const;

export const drawing = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="#b98"/></svg>',
  ],
  'drawing.svg',
  { type: 'image/svg+xml' },
);
