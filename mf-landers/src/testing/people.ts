import { type Card, type Settings, settings } from '@afterglow/shared-state';

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
    signups: 'all',
    niche_name: 'default',
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    fictional_singular: 'Fictional',
    support_email: 'support@afterglow.example',
    support_phone: '+31 20-000 00 00',
    message_credits: 10,
    min_age: 18,
    refund_days: 14,
    index_title: 'Afterglow',
  };
  settings.setState({ ...site, ...part } as Settings, true);
}
