import { balanceOf } from '../../credits/balance.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { testMember } from '../../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Problems {
  error: {
    code: string;
    message: string;
    details: { field: string; code: string; message: string }[];
  };
}
const problemsOf = (body: unknown) => (body as Problems).error.details;

test('sign-up streams its four phases, logs in, grants credits and mails a link', async () => {
  // Whoever else there is, is out of sight.
  await t.ctx.db.updateTable('profiles').set({ active: false }).execute();
  const woman = { gender: 'female', seeks: 'male' } as const;
  await testMember(t, { profile: woman });
  const client = t.client();
  const email = 'streamed@example.com';
  const sub2 = 'b'.repeat(16_000);
  const draft = testDraft({ email, tracking: { network: 'n1', ref: 'r1', sub2, sub3: 's3' } });
  const answer = await client.post('/api/signup.php', draft);
  const events = [...answer.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)];
  const seen = events.map(([, event, data]) => [event, JSON.parse(data ?? '')]);
  expect(seen.slice(0, 4)).toEqual(
    ['checking_data', 'creating_account', 'finding_matches', 'sending_mail'].map((phase) => [
      'phase',
      { phase },
    ]),
  );
  const [, { user, num_matches }] = seen[4] ?? [];
  expect(num_matches).toBe(1);
  expect(user).toMatchObject({
    status: 'not_confirmed',
    credits: 20,
    paid_user: false,
    language: 'nl',
    profile: { name: 'Daan', city: 'Utrecht', age: 33, sexuality: 'hetero', status: 'disabled' },
  });
  expect(JSON.stringify(user)).not.toMatch(/latitude|password/);
  expect((await client.get('/api/user.php')).status).toBe(200);
  expect(await balanceOf(t.ctx.db, user.id)).toBe(20);
  const all = t.ctx.db.selectFrom('tracking').selectAll();
  const tracking = await all.where('user_id', '=', user.id).executeTakeFirst();
  const kept = { network: 'n1', ref: 'r1', sub1: null, sub2: 'b'.repeat(200), sub3: 's3' };
  expect(tracking).toMatchObject(kept);

  const mails = await sentMails(t);
  const [mail, ...rest] = mails.filter(({ to }) => to === email);
  expect(rest).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: 'Bevestig je e-mailadres' });
  expect(mail?.text).toContain(`http://localhost:4400/activate/done?token=${tokenOf(mail)}`);
});

test.each([undefined, false, 'true', 1])(
  'without consent, here %p, nobody signs up [S106]',
  async (consent) => {
    const email = 'unwilling@example.com';
    const { status, body } = await t
      .client()
      .post('/api/signup.php', testDraft({ email, consent }));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('"consent"');
    expect(await t.ctx.db.selectFrom('users').where('email', '=', email).execute()).toEqual([]);
  },
);

test('those about as old come first, then those who were here last', async () => {
  const born = (birth_date: string, secondsAgo: number) =>
    testMember(t, {
      profile: {
        ...{ gender: 'female', seeks: 'male', region: 'NL-07', birth_date },
        last_seen_at: new Date(t.clock.now().getTime() - secondsAgo * 1000),
      },
    });
  const [far, near, nearer] = [
    await born('1950-01-01', 1),
    await born('1993-01-01', 3),
    await born('1990-01-01', 2),
  ];
  const client = t.client();
  const place = { region: 'NL-07', city: 'Amsterdam' };
  await client.post('/api/signup.php', testDraft({ email: 'age@example.com', ...place }));
  const { body } = await client.get('/api/signup-matches.php');
  const ids = (body as { profiles: { id: string }[] }).profiles.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([nearer.id, near.id, far.id]);
  const change = (id: string, values: object) =>
    t.ctx.db.updateTable('profiles').set(values).where('id', '=', id).execute();
  await change(nearer.id, { privacy: true });
  await change(near.id, { active: false });
  const later = (await client.get('/api/signup-matches.php')).body as typeof body;
  const left = (later as { profiles: { id: string }[] }).profiles.map(({ id }) => id);
  expect(left[0]).toBe(far.id);
});

test('the same sign-up answers JSON alone when asked to', async () => {
  const client = t.client('another.localhost');
  const draft = testDraft({ country: 'GB', region: 'GB-ENG', city: 'London' });
  const answer = await client.post('/api/signup.php', draft, asJson);
  expect(answer).toMatchObject({ status: 200, body: { user: { language: 'en', credits: 30 } } });
});

const cases: [string, Record<string, unknown>, string, string, string, string][] = [
  [
    'e-mail without domain',
    { email: 'daan@' },
    'email',
    'invalid',
    'Dit is geen geldig e-mailadres.',
    'This is not a valid e-mail address.',
  ],
  [
    'name like e-mail',
    { email: 'x@example.com', name: 'X@Example.com' },
    'name',
    'equals_email',
    'Je profielnaam moet anders zijn dan je e-mailadres.',
    'Your profile name must differ from your e-mail address.',
  ],
  [
    'name with @',
    { name: '@daan' },
    'name',
    'starts_with_at',
    'Je profielnaam mag niet met @ beginnen.',
    'Your profile name cannot begin with @.',
  ],
  // Whoever signs up with somebody else's address would have us mail it to them.
  [
    'name with a web address',
    { name: 'Win at Evil.Shop/x' },
    'name',
    'web_address',
    'Je profielnaam mag niet op een webadres lijken.',
    'Your profile name cannot look like a web address.',
  ],
  [
    'too young',
    { date_of_birth: '2008-03-02' },
    'date_of_birth',
    'too_young',
    'Je moet 18 jaar of ouder zijn.',
    'You must be 18 or older.',
  ],
  [
    'no such day',
    { date_of_birth: '1990-02-30' },
    'date_of_birth',
    'invalid',
    'Deze datum bestaat niet. Vul je geboortedatum in.',
    'This date does not exist. Enter your date of birth.',
  ],
  [
    'no date',
    { date_of_birth: undefined },
    'date_of_birth',
    'required',
    'Vul je geboortedatum in.',
    'Enter your date of birth.',
  ],
  [
    'short password',
    { password: 'short' },
    'password',
    'too_short',
    'Gebruik minstens 8 tekens.',
    'Use at least 8 characters.',
  ],
  [
    'common password',
    { password: 'Wachtwoord123!' },
    'password',
    'common',
    'Dit wachtwoord gebruiken veel mensen. Kies er een die lastiger te raden is.',
    'Many people use this password. Choose one that is harder to guess.',
  ],
  [
    'unknown city',
    { city: 'Nowhere' },
    'city',
    'invalid_choice',
    'Kies een plaats uit de lijst.',
    'Choose a place from the list.',
  ],
  [
    'other country',
    { country: 'US' },
    'country',
    'invalid_choice',
    'Kies een van de mogelijkheden.',
    'Please choose one of the options.',
  ],
  [
    'unknown field',
    { credits: 999 },
    'credits',
    'unknown_field',
    'Dit veld kennen we niet.',
    'This field is not known.',
  ],
];

test.each(cases)('refuses %s, in both languages', async (_what, change, field, code, nl, en) => {
  for (const [language, message] of [
    ['nl', nl],
    ['en', en],
  ] as const) {
    const client = t.client();
    client.cookies.locale = language;
    const draft = testDraft({ email: 'new@example.com', ...change });
    const answer = await client.post('/api/signup.php', draft);
    expect(answer.status).toBe(400);
    expect(problemsOf(answer.body)).toEqual([{ field, code, message }]);
  }
});

test('somebody who turns 18 today is old enough', async () => {
  const draft = testDraft({ email: 'today@example.com', date_of_birth: '2008-03-01' });
  expect((await t.client().post('/api/signup.php', draft, asJson)).status).toBe(200);
});

test('of twenty sign-ups with one address one succeeds', async () => {
  const tries = Array.from({ length: 20 }, (_, index) => {
    const email = index % 2 ? 'race@example.com' : 'RACE@example.com';
    return t.client().post('/api/signup.php', testDraft({ email }), asJson);
  });
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(19);
  expect(problemsOf(refused[0]?.body)).toMatchObject([{ field: 'email', code: 'in_use' }]);
});

test('a field is checked alone', async () => {
  await testMember(t, { user: { email: 'taken@example.com' } });
  const client = t.client();
  const check = (body: object) => client.post('/api/signup-check.php', body);
  expect((await check({ email: 'free@example.com' })).status).toBe(204);
  const taken = await check({ email: 'Taken@Example.com' });
  expect(problemsOf(taken.body)).toMatchObject([{ field: 'email', code: 'in_use' }]);
  expect((await check({ date_of_birth: '2020-01-01' })).status).toBe(400);
});

test('a site for visitors with a traffic source refuses others', async () => {
  const client = t.client('german.localhost');
  const draft = testDraft({ country: 'DE', region: 'DE-16', city: 'Berlin' });
  expect(await client.post('/api/signup.php', draft)).toMatchObject({
    status: 403,
    body: { error: { code: 'signups_closed' } },
  });
  const sent = { ...draft, tracking: { network: 'partner' } };
  expect((await client.post('/api/signup.php', sent, asJson)).status).toBe(200);
});
