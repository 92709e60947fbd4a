import { settings } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import type { Pieces } from '@afterglow/shared-ui/workshop/piece';
import { account } from './pieces/account.tsx';
import { photo, photos } from './pieces/photos.tsx';
import { profile } from './pieces/profile.tsx';
import { daan, enterAsDaan, startTexts } from './testing/render-account.tsx';

export const pieces: Pieces = { ...photos, ...profile, ...account };

const at = '2026-01-02T12:00:00Z';
const longName = 'Wilhelmina-Bartholomea Janssen';

const complaint = {
  ...{ number: 'K-2345', topic: 'payment', created_at: at },
  message: 'I was asked to pay twice for the same package, and only one of them arrived.',
};

/** Daan, whose address is a long one, and a server that has something for every card. */
export async function begin(): Promise<void> {
  await startTexts();
  enterAsDaan({
    email: 'daan.van.der.bartholomeus-de.vries@a-long-name-of-a-host.example.com',
    reach: { min_age: 25, max_age: null, distance_km: 50, unanswered_limit: null },
    profile: { ...daan.profile, interests: ['wine'] },
  });
  settings.setState({ name: 'Afterglow', visible_profile_notes: ['about_me', 'reason'] });
  fakeServer({
    'GET /api/photos.php': () => ({
      photos: [photo(), photo({ id: 'b', private: true }), photo({ id: 'c' })],
      limit: 5,
    }),
    'GET /api/verification.php': () => ({
      ...{ status: 'none', pose: 'thumb_up', reason: null, photo_needed: false },
      ...{ verified_at: null, expires_at: null },
    }),
    'GET /api/interests.php': () => ({
      interests: [
        { key: 'wine', icon: 'wine' },
        { key: 'travel', icon: 'plane' },
        { key: 'music', icon: 'music' },
      ],
    }),
    'GET /api/regions.php': () => ({ regions: [{ key: 'NL-UT', name: 'Utrecht' }] }),
    'GET /api/cities.php': () => ({ cities: [] }),
    'GET /api/passkeys.php': () => ({
      passkeys: [
        { id: 'a', name: 'Phone', created_at: at, last_used_at: null },
        { id: 'b', name: `Computer of ${longName}`, created_at: at, last_used_at: at },
      ],
    }),
    'GET /api/sessions.php': () => ({
      sessions: [
        { id: 'a', device: 'Firefox on Linux', current: true, last_seen_at: at },
        { id: 'b', device: 'Samsung Internet on a very old Android', last_seen_at: at },
        { id: 'c', device: 'Safari on iPhone', last_seen_at: at },
      ],
    }),
    'GET /api/blocks.php': () => ({
      blocks: ['Ruben', longName, 'Finn', 'Sem', 'Bram', 'Teun'].map((name) => ({
        profile: name,
        name,
        blocked_at: at,
      })),
    }),
    'GET /api/spending-limit.php': () => ({
      ...{ amount: 10_000, spent: 2_500, currency: 'EUR', days: 30, cooling_days: 7 },
      next: { amount: 20_000, from: at },
    }),
    'GET /api/packages.php': () => ({
      packages: [{ id: 's', credits: 50, amount: 749, currency: 'EUR' }],
    }),
    'GET /api/companyinfo.php': () => ({ companyinfo: { delete_discount: 'STAY' } }),
    'GET /api/discountcode.php': () => ({ discountcode: { code: 'STAY', percentage: 20 } }),
    'GET /api/complaints.php': () => ({
      complaints: [
        { ...complaint, status: 'answered', answer: 'One of them was never taken.' },
        { ...complaint, number: 'K-2346', status: 'open', answer: null },
      ],
    }),
  });
}
