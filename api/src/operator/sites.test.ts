import { type TestApp, testApp } from '../testing/app.ts';
import { toldOfSites } from '../testing/settings.ts';
import { typeCommand } from '../testing/type-command.ts';
import { Mistake } from './command.ts';

let t: TestApp;
const seat = [
  '--address',
  'Markt 1',
  '--city',
  '10115 Berlin',
  '--country',
  'DE',
  '--kvk',
  'HRB 1',
];
const dawn = ['--name', 'Dawn B.V.', ...seat, '--vat', 'DE=DE123456789,NL=NL00B01'];
const morning = ['--company', 'dawn', '--name', 'Morning', '--country', 'DE', '--language', 'de'];
beforeAll(async () => {
  t = await testApp();
  await type('company', 'add', 'dawn', ...dawn, '--why', 'new');
  await heard('site', 'add', 'morning', ...morning, '--domain', 'morning.example', '--why', 'new');
});
afterAll(() => t.close());

type Typed = [thing: string, verb: string, ...typed: string[]];
const type = (...typed: Typed) => typeCommand(t, ...typed);

/** The same, and waits until the running API has been told by the database. */
const heard = (...typed: Typed): Promise<string> => toldOfSites(t, () => type(...typed));

async function settings(host: string): Promise<unknown> {
  const { status, body } = await t.client(host).get('/api/settings.php');
  return status === 200 ? (body as { settings: unknown }).settings : status;
}

test('a site that was added answers at once, with what was said of it and its company', async () => {
  expect(await settings('morning.example')).toMatchObject({
    ...{ name: 'Morning', domain: 'morning.example', domain_language: 'de', mail_name: 'Morning' },
    geoip_country: 'DE',
  });
  const { body } = await t.client('morning.example').get('/api/companyinfo.php');
  const vat = { DE: 'DE123456789', NL: 'NL00B01' };
  expect(body).toMatchObject({ companyinfo: { name: 'Dawn B.V.', vat_numbers: vat } });
  expect(await type('site', 'list')).toContain('morning  Morning  of dawn  morning.example');
  expect(await type('company', 'list')).toMatch(/Dawn B\.V\. .* sites: .*\bmorning\b/);
});

test('a company without what stands on an invoice has no site; the command to type is said', async () => {
  await type('company', 'add', 'dusk', '--name', 'Dusk B.V.', '--city', 'Bonn', '--why', 'new');
  const add = () => {
    const dusk = [...morning, '--company', 'dusk', '--domain', 'dusk.example'];
    return type('site', 'add', 'dusk', ...dusk, '--why', 'new');
  };
  await expect(add()).rejects.toThrow(
    'First: npm run operator -- company set dusk --address … --country … --kvk … --vat …',
  );
  await type('company', 'set', 'dusk', ...seat, '--why', 'x');
  await expect(add()).rejects.toThrow('company set dusk --vat …');
  await type('company', 'set', 'dusk', '--vat', 'DE=DE987654321', '--why', 'x');
  expect(await add()).toContain('dusk answers on dusk.example');
});

test('a setting holds at once, is shown as the site’s own, and given back', async () => {
  const set = ['morning', 'message_length', '500', '--why', 'short'];
  expect(await heard('site', 'set', ...set)).toBe('message_length: (default) → 500');
  expect(await settings('morning.example')).toMatchObject({ message_length: 500 });
  expect(await settings('localhost')).toMatchObject({ message_length: 1000 });
  expect(await type('site', 'show', 'morning')).toContain('* message_length = 500');
  const unset = ['morning', 'message_length', '--why', 'long again'];
  expect(await type('site', 'unset', ...unset)).toBe('message_length: 500 → 1000 (default)');
  expect(await type('site', 'show', 'morning')).toContain('  message_length = 1000');
});

test.each([
  ['countries', 'NL,BE', ['NL', 'BE']],
  ['member_resell', 'true', true],
  ['support_phone', '112', '112'],
  ['signups', 'none', 'none'],
  ['index_title', '{"en": "Hello"}', { en: 'Hello' }],
])('%s is typed as %s', async (setting, typed, value) => {
  await type('site', 'set', 'morning', setting, typed, '--why', 'x');
  const query = t.ctx.db.selectFrom('sites').select('settings').where('id', '=', 'morning');
  expect((await query.executeTakeFirstOrThrow()).settings).toMatchObject({ [setting]: value });
});

test('a site answers on further hosts; mails lead to one of them', async () => {
  const [site, host, other] = ['evening', 'evening.example', 'www.evening.example'];
  await heard('site', 'add', site, ...morning, '--domain', host, '--why', 'new');
  await heard('host', 'add', other, '--site', site, '--why', 'x');
  expect(await settings(other)).toMatchObject({ domain: host });
  await heard('site', 'set', site, 'domain', other, '--why', 'x');
  await heard('host', 'remove', host, '--why', 'x');
  expect(await settings(host)).toBe(421);
  expect(await settings(other)).toMatchObject({ domain: other });
});

test('what packages cost changes for whoever looks next, in the currency of the country', async () => {
  const shown = async () => (await t.client().get('/api/packages.php?country=NL')).text;
  const bigger = ['--country', 'NL', '--tier', 'p3', '--credits', '3000', '--amount', '29999'];
  await type('package', 'add', ...bigger, '--why', 'x');
  await type('package', 'set', 'nl-50', '--amount', '899', '--regular', '999', '--why', 'x');
  await type('package', 'set', 'nl-400', '--on-sale', 'no', '--why', 'x');
  expect(await type('package', 'list', '--country', 'NL')).toContain('nl-3000  NL  p3  3000');
  const text = await shown();
  expect(text).toContain('"amount":29999');
  expect(text).toContain('"amount":899');
  expect(text).not.toContain('nl-400');
});

test.each<[Typed, string]>([
  [['company', 'add', 'Dawn!', '--name', 'x'], 'A company is named with'],
  [['company', 'add', 'dawn', '--name', 'x'], 'There is a company dawn.'],
  [['company', 'set', 'dawn'], 'Say what is to change'],
  [['company', 'set', 'eve', '--city', 'Bonn'], 'No company "eve".'],
  [['company', 'set', 'dawn', '--vat', 'NL'], '--vat is as'],
  [['site', 'add', 'morning', ...morning, '--domain', 'm.example'], 'There is a site morning.'],
  [['site', 'add', 'noon', ...morning, '--domain', 'localhost'], 'is another site’s'],
  [['site', 'add', 'noon', ...morning, '--domain', 'https://m.example'], 'is no host name'],
  [
    ['site', 'add', 'n', ...morning, '--language', 'xx', '--domain', 'm.example'],
    'domain_language',
  ],
  [['site', 'set', 'noon', 'niche', '2'], 'No site "noon": aftenlys, afterglow, '],
  [['site', 'set', 'lumen', 'nich', '2'], 'No setting "nich": '],
  [['site', 'set', 'lumen', 'niche', '8'], 'niche may not be 8 (too_high).'],
  [['site', 'set', 'lumen', 'refund_days', '0'], 'refund_days may not be 0 (too_low).'],
  [['site', 'set', 'lumen', 'niche', 'two'], 'niche is written as JSON'],
  [['site', 'set', 'lumen', 'countries', 'NL,Spain'], 'countries may not be NL,Spain'],
  [['site', 'set', 'lumen', 'domain', 'other.example'], 'is no host of lumen'],
  [['site', 'unset', 'lumen', 'refund_days'], 'lumen has no refund_days of its own.'],
  [['host', 'add', 'localhost', '--site', 'lumen'], 'localhost is taken'],
  [['host', 'remove', 'another.localhost'], 'is the domain of lumen'],
  [['package', 'set', 'nl-150', '--regular', '100'], 'is above the price'],
  [['package', 'set', 'xx-1', '--amount', '1'], 'No package "xx-1".'],
  [
    ['package', 'add', '--country', 'NL', '--tier', 'p0', '--credits', '9', '--amount', '1.5'],
    '--amount is a whole number',
  ],
  [
    ['package', 'add', '--country', 'PT', '--tier', 'p0', '--credits', '9', '--amount', '900'],
    'The VAT of PT is not known',
  ],
])('%j is refused in one line, and nothing has changed', async ([thing, verb, ...rest], line) => {
  const state = async () =>
    JSON.stringify([
      await t.ctx.db.selectFrom('sites').selectAll().orderBy('id').execute(),
      await t.ctx.db.selectFrom('site_hosts').selectAll().orderBy('host').execute(),
      await t.ctx.db.selectFrom('companies').selectAll().orderBy('id').execute(),
      await t.ctx.db.selectFrom('packages').selectAll().orderBy('id').execute(),
    ]);
  const before = await state();
  const refused = type(thing, verb, ...rest, '--why', 'x');
  await expect(refused).rejects.toThrow(Mistake);
  await expect(refused).rejects.toThrow(line);
  expect(await state()).toBe(before);
});
