import { type Card, type Settings, settings } from '@afterglow/shared-state';

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
    main_image: { id: `${id}-1`, thumb_url: `/thumb/${id}`, full_url: `/full/${id}` },
    photo_count: 1,
    liked: false,
    like_new: false,
    ...part,
  };
}

export const found = (members: Card[]) => ({
  page: 1,
  results: members,
  num_results: members.length,
  more_than: false,
  similar: [],
  cursor: null,
  limited: true,
});

export function setSite(part: Partial<Settings> = {}): void {
  const site = {
    name: 'Afterglow',
    niche: 1,
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    fictional_singular: 'Fictional',
    support_email: 'support@afterglow.example',
    support_phone: '+31 20-000 00 00',
    message_credits: 10,
    refund_days: 14,
    index_title: 'Afterglow',
  };
  settings.setState({ ...site, ...part } as Settings, true);
}
