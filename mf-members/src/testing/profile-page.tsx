import { chats, dialogs, likes, toasts } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import { neighbours } from '../features/profile/neighbours.ts';
import ProfilePage from '../routes/profile.tsx';
import { profile, setSite, signIn } from './people.ts';
import { renderAt } from './render.tsx';

export const photo = (id: string, locked = false) => ({
  id,
  private: locked,
  locked,
  thumb_url: `/thumb/${id}`,
  full_url: `/full/${id}`,
  width: 800,
  height: 1200,
});

/** Three photos, the second is the main one, the third private. */
export const sofia = profile('sofia', {
  name: 'Sofia',
  age: 29,
  main_image: { id: 'p2', thumb_url: '/thumb/p2', full_url: '/full/p2' },
  photos: [photo('p1'), photo('p2'), photo('p3', true)],
});

export const open = (at = '/members/sofia') =>
  renderAt(<ProfilePage />, { path: '/members/:id', at });

export const arrived = () => screen.findByText('I run a tiny wine bar.');

/** Opens her page as it stands once her profile has come, with what is said here of her. */
export async function show(changed: Partial<typeof sofia> = {}) {
  fakeServer({ 'GET /api/profile.php': () => ({ profile: { ...sofia, ...changed } }) });
  const opened = open();
  await arrived();
  return opened;
}

/** A member who looks at a profile as if at nothing before. */
export function startAnew(): void {
  likes.clear();
  chats.clear();
  toasts.clear();
  dialogs.closeAll();
  neighbours.keep([]);
  setSite();
  signIn({ interests: ['wine'] });
}
