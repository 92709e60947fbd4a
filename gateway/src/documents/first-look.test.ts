import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@afterglow/federation/registry/release';
import { diskFiles } from '@afterglow/federation/store/disk';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';
import { releaseOf } from '@afterglow/federation/testing/releases';
import { jest } from '@jest/globals';
import type { SiteSettings } from '../api/api-client.ts';
import type { Company } from '../api/company.ts';
import { firstLookOf } from './first-look.ts';
import { textOfReleases } from './release-text.ts';

const site = {
  name: '<b>Glow</b> & "Co"',
  refund_days: 14,
  support_email: 'a@b.example',
  fictional_singular: '',
  member_resell: true,
  support_phone: '',
} as unknown as SiteSettings;

const behind: Company = {
  name: 'Glow & Co',
  address: 'Kade 1',
  city: 'Utrecht',
  country: 'NL',
  kvk: '',
  vat_numbers: { NL: 'NL1', DE: 'DE2' },
  tradenames: ['<i>Glow</i>', 'Night'],
  support_phone: '030-12 34',
  terms_date: '2023-12-01T12:00:00.000Z',
};

const folder = mkdtempSync(join(tmpdir(), 'afterglow-first-look-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Ask = () => Promise<Company | undefined>;

/** A version whose Dutch page of cookies was drawn so, and what its release says of it. */
async function drawn(version: string, html: string, said = html) {
  const files = diskFiles(folder);
  const path = 'document/pages-cookies.nl.html';
  await files.write(releaseKey('mf-landers', version, path), html);
  const entry = (text: string) => ({ integrity: digestOf(text), bytes: 1, compressed: 1 });
  const release: Release = {
    ...releaseOf('0'),
    name: 'mf-landers',
    version,
    files: { [path]: entry(said), 'route-pages.css': entry('css') },
    preload: { 'pages-cookies': ['entry.js', 'route-pages.css'] },
  };
  const read = textOfReleases(files, () => {});
  const known = async () => behind;
  return (route = 'pages-cookies', language = 'nl', company: Ask = known) =>
    firstLookOf({ release, route, language, site, company }, read);
}

test('values of the site stand in it as text, never as markup [S48]', async () => {
  const look = await drawn(
    '000000000001',
    '<h1>{{site}}</h1><a href="mailto:{{email}}" title="{{site}}">{{days}}</a>',
  );
  const name = '&lt;b&gt;Glow&lt;/b&gt; &amp; &quot;Co&quot;';
  expect(await look()).toEqual({
    html: `<h1>${name}</h1><a href="mailto:a@b.example" title="${name}">14</a>`,
    styles: [
      {
        url: '/assets/mf-landers/000000000001/route-pages.css',
        integrity: digestOf('css'),
      },
    ],
  });
});

test.each(['somebody', 'constructor'])(
  'a page that wants {{%s}}, which nobody knows here, draws itself',
  async (value) => {
    const look = await drawn('000000000002', `<h1>{{${value}}}</h1>`);
    expect(await look()).toBeUndefined();
  },
);

test('the company stands in it as the page writes it, and is asked for by pages that name it', async () => {
  const look = await drawn(
    '000000000006',
    '{{company}}|{{tradenames}}|{{country}}|{{vat}}|{{phone}}|{{phone_address}}|{{terms_date}}',
  );
  expect((await look())?.html).toBe(
    'Glow &amp; Co|&lt;i&gt;Glow&lt;/i&gt;, Night|Nederland|NL1, DE2|030-12 34|0301234|1 december 2023',
  );
  expect(await look('pages-cookies', 'nl', async () => undefined)).toBeUndefined();
  const plain = await drawn('000000000007', '{{site}}');
  const never = jest.fn<Ask>();
  expect(await plain('pages-cookies', 'nl', never)).toBeDefined();
  expect(never).not.toHaveBeenCalled();
});

test('parts for some sites stand where the value is set, or where it is not', async () => {
  const look = await drawn(
    '000000000008',
    [
      '{{#member_resell}}<p>{{#company}}ours{{/company}}</p>{{/member_resell}}',
      '{{^member_resell}}alone{{/member_resell}}',
      '{{#number}}<dd>{{number}}</dd>{{/number}}',
      '{{#fictional}}{{fictional}}{{/fictional}}{{^fictional}}Drawn{{/fictional}}',
    ].join('|'),
  );
  expect((await look())?.html).toBe('<p>ours</p>|||Drawn');
  const unknown = await drawn('000000000009', '{{#somebody}}x{{/somebody}}');
  expect(await unknown()).toBeUndefined();
});

test('each page has its own, in its own language and of its own version alone', async () => {
  const first = await drawn('000000000003', '<h1>Drie</h1>');
  const second = await drawn('000000000004', '<h1>Vier</h1>');
  expect((await first())?.html).toBe('<h1>Drie</h1>');
  expect((await second())?.html).toBe('<h1>Vier</h1>');
  expect(await first('pages-cookies', 'en')).toBeUndefined();
  expect(await first('pages-faq')).toBeUndefined();
});

test('one that is not that of the release is left out', async () => {
  const look = await drawn('000000000005', '<h1>Other</h1>', '<h1>Ours</h1>');
  expect(await look()).toBeUndefined();
});
