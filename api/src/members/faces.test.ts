import { createApp } from '../app/create-app.ts';
import { after, hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { testMember } from '../testing/member.ts';
import { givingBack, setSettings } from '../testing/settings.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A member with a main photo. */
async function someone(profile: object = {}): Promise<string> {
  const woman = { gender: 'female', country: 'NL', face_consent: true, ...profile } as const;
  const { id } = await testMember(t, { profile: woman });
  await photograph(id, id);
  return id;
}

async function photograph(id: string, photo: string): Promise<void> {
  await t.ctx.db
    .insertInto('photos')
    .values({
      id: photo,
      profile_id: id,
      private: false,
      position: 0,
      width: 600,
      height: 900,
      created_at: t.clock.now(),
    })
    .execute();
  await t.ctx.db
    .updateTable('profiles')
    .set({ main_photo_id: photo })
    .where('id', '=', id)
    .execute();
}

async function shown(query = '', client = t.client()): Promise<string[]> {
  const { status, body, text } = await client.get(`/api/faces.php?${query}`);
  if (status !== 200) throw new Error(`${query}: ${status} ${text}`);
  return (body as { results: { id: string }[] }).results.map(({ id }) => id);
}

test('a member stands there with the very photo that was approved, as long as it is', async () => {
  const [drawn, real] = [await someone({ fictional: true }), await someone()];
  await testMember(t, { profile: { gender: 'female', fictional: true } });
  expect(await shown('country=NL')).toEqual([drawn]);
  const told = await typeCommand(t, 'face', 'approve', real, real, '--why', 'letter of 3 November');
  expect(told).toContain(real);
  expect(new Set(await shown('country=NL'))).toEqual(new Set([drawn, real]));
  expect(await shown('country=NL&gender=male')).toEqual([]);
  expect(await shown('country=NL&min_age=60')).toEqual([]);
  expect(await typeCommand(t, 'face', 'list')).toMatch(`${real}  2026`);
  const newer = 'z'.repeat(26);
  await photograph(real, newer);
  expect(await shown('country=NL')).toEqual([drawn]);
  await typeCommand(t, 'face', 'approve', real, newer, '--why', 'the new one too');
  expect(await shown('country=NL')).toContain(real);
  for (const hidden of [{ privacy: true }, { privacy: false, active: false }]) {
    await t.ctx.db.updateTable('profiles').set(hidden).where('id', '=', real).execute();
    expect(await shown('country=NL')).toEqual([drawn]);
  }
  await t.ctx.db.updateTable('profiles').set({ active: true }).where('id', '=', real).execute();
  expect(await shown('country=NL')).toContain(real);
  await typeCommand(t, 'face', 'withdraw', real, '--why', 'asked us to');
  expect(await shown('country=NL')).toEqual([drawn]);
  const again = typeCommand(t, 'face', 'withdraw', real, '--why', 'asked us to');
  await expect(again).rejects.toThrow('No photo of');
});

test('members come before who is drawn, the last seen first, and no more than twelve', async () => {
  const seen = (hours: number) => ({
    country: 'FR',
    last_seen_at: after(t.clock.now(), -hours * hour),
  });
  const drawn = [await someone({ ...seen(0), fictional: true })];
  for (let n = 0; n < 11; n += 1) drawn.push(await someone({ ...seen(20 + n), fictional: true }));
  const [late, early] = [await someone(seen(5)), await someone(seen(2))];
  for (const one of [late, early]) {
    await typeCommand(t, 'face', 'approve', one, one, '--why', 'agreed');
  }
  await someone(seen(1));
  expect(await shown('country=FR')).toEqual([early, late, ...drawn.slice(0, 10)]);
});

test('only members of the site with a photo of their own can be approved', async () => {
  const elsewhere = await someone({ country: 'BE' });
  await typeCommand(t, 'face', 'approve', elsewhere, elsewhere, '--why', 'agreed');
  expect(await shown('country=BE')).toEqual([elsewhere]);
  expect(await shown('country=BE', t.client('german.localhost'))).toEqual([]);
  const { id } = await testMember(t);
  const others = [{ fictional: true }, { active: false }, { face_consent: false }];
  const wrong = others.map((one) => someone({ ...one, country: 'CH' }));
  for (const nobody of [id, ...(await Promise.all(wrong))]) {
    const refused = typeCommand(t, 'face', 'approve', nobody, nobody, '--why', 'agreed');
    await expect(refused).rejects.toThrow('is no active member');
  }
});

test('a member agrees, waits to be chosen, and is gone as soon as the word is taken back', async () => {
  const profile = { gender: 'female', country: 'DE' } as const;
  const { id, client } = await testMember(t, { profile });
  await photograph(id, id);
  const agree = (face_consent: boolean) =>
    client.put('/api/user.php', { profile: { face_consent } });
  const consent = async () =>
    ((await client.get('/api/user.php')).body as { user: { profile: { face_consent: boolean } } })
      .user.profile.face_consent;
  expect(await consent()).toBe(false);
  expect(await typeCommand(t, 'face', 'waiting')).not.toContain(id);
  await agree(true);
  expect(await consent()).toBe(true);
  expect(await typeCommand(t, 'face', 'waiting')).toContain(id);
  expect(await shown('country=DE')).toEqual([]);
  await typeCommand(t, 'face', 'approve', id, id, '--why', 'a clear photo');
  expect(await typeCommand(t, 'face', 'waiting')).not.toContain(id);
  expect(await shown('country=DE')).toEqual([id]);
  await agree(false);
  expect(await shown('country=DE')).toEqual([]);
  await agree(true);
  expect(await shown('country=DE')).toEqual([]);
});

test('a main photo that nobody looked at is not approved with the one that was listed', async () => {
  const id = await someone({ country: 'AT' });
  const other = 'y'.repeat(26);
  const waits = (photo: string) => expect.stringMatching(`${id}  .*  ${photo}`);
  expect(await typeCommand(t, 'face', 'waiting')).toEqual(waits(id));
  await photograph(id, other);
  const late = typeCommand(t, 'face', 'approve', id, id, '--why', 'a clear photo');
  await expect(late).rejects.toThrow('look again');
  expect(await shown('country=AT')).toEqual([]);
  expect(await typeCommand(t, 'face', 'waiting')).toEqual(waits(other));
  await typeCommand(t, 'face', 'approve', id, other, '--why', 'a clear photo, too');
  expect(await shown('country=AT')).toEqual([id]);
});

test('who is logged in gets what visitors get, kept for minutes; some sites show nobody', async () => {
  const { client } = await testMember(t, { profile: { country: 'BE', seeks: 'male' } });
  const answer = await client.get('/api/faces.php?country=IT');
  expect(answer.headers['cache-control']).toBe('private, max-age=300');
  const drawn = await someone({ country: 'IE', fictional: true });
  expect(await shown('country=IE', client)).toEqual([drawn]);
  expect(await shown('country=IE')).toEqual([drawn]);
  expect((await client.get('/api/faces.php?gender=robot')).status).toBe(400);
  await givingBack(t, 'afterglow', async () => {
    await setSettings(t, 'afterglow', { logged_out_search: false });
    // The site's settings are read again after five seconds; another app reads them now.
    const app = await createApp(t.ctx);
    expect(await shown('country=IE', new TestClient(app, 'localhost'))).toEqual([]);
    await app.close();
  });
});
