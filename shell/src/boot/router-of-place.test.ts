import { routerAt } from '@afterglow/shared-ui/testing/router';
import { routerOfPlace } from './router-of-place.ts';

test('it stays where it was while an address belongs to another place, and leads on from there', async () => {
  const router = routerAt('/chats');
  const place = routerOfPlace(router, (pathname) => pathname.startsWith('/chats'));
  const seen = () => place.state.location.pathname;
  await router.navigate('/chats/7');
  expect(seen()).toBe('/chats/7');
  const before = place.state;
  await router.navigate('/members');
  expect(place.state).toBe(before);
  await place.navigate('/chats');
  expect(seen()).toBe('/chats');
});
