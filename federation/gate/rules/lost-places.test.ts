import type { RemoteRoute } from '../../registry/remote-manifest.ts';
import { manifestOf, releaseOf } from '../../testing/releases.ts';
import { lostPlaces } from './lost-places.ts';

interface Places {
  paths?: string[];
  landers?: string[];
  slots?: string[];
}

const routeAt = (path: string): RemoteRoute => ({
  name: path.split('/')[1] ?? '',
  path,
  layout: 'default',
  guard: 'none',
});

/** A release with a page for each lander. */
function release({ paths = [], landers = [], slots = [] }: Places, name = 'mf-landers') {
  const routes = ['/landers/:lander', ...paths].map(routeAt);
  return releaseOf('a', {
    name,
    sources: Object.fromEntries(landers.map((lander) => [`src/landers/${lander}`, 'hash'])),
    manifest: manifestOf({ name, routes, slots }),
  });
}

const live = release({ paths: ['/faq'], landers: ['summer', 'video'], slots: ['modal:match'] });

test('what is live and missing from a checkout is named, each with a way on', () => {
  const found = lostPlaces(live, [release({ landers: ['video'] })], []);
  expect(found.map(({ message }) => message)).toEqual([
    'it takes off the page /faq, which is live',
    'it takes off the page of src/landers/summer, which is live',
    'it takes off what fills modal:match, which is live',
  ]);
  expect(found[1]).toMatchObject({
    rule: 'lost',
    advice: expect.stringMatching(/git pull.+--without summer$/),
  });
});

test('what somebody says may go goes', () => {
  const without = ['faq', 'summer', 'modal:match'];
  expect(lostPlaces(live, [release({ landers: ['video'] })], without)).toEqual([]);
});

test('more than there was takes nothing off', () => {
  const more = { paths: ['/faq', '/new'], landers: ['summer', 'video', 'new'] };
  expect(
    lostPlaces(live, [release({ ...more, slots: ['modal:match', 'nav:account'] })], []),
  ).toEqual([]);
});

test('an address that leads somewhere still is not lost, whoever has it', () => {
  const landers = ['summer', 'video'];
  const other = release({ paths: ['/faq/:question?'], slots: ['modal:match'] }, 'mf-chat');
  expect(lostPlaces(live, [release({ landers }), other], [])).toEqual([]);
});

test('what a site puts at an address of its own does not stand in for others', () => {
  const landers = ['summer', 'video'];
  const statement = { ...routeAt('/:statement'), setting: 'compliance_token' };
  const candidate = release({ landers, slots: ['modal:match'] });
  candidate.manifest?.routes.push(statement);
  expect(lostPlaces(live, [candidate], []).map(({ message }) => message)).toEqual([
    'it takes off the page /faq, which is live',
  ]);
});

test('a page is the same however its values are called, and where a site put it', () => {
  const statement = { ...routeAt('/:statement'), setting: 'compliance_token' };
  const before = release({ paths: ['/faq/:question'] });
  const after = release({ paths: ['/faq/:about'] });
  for (const one of [before, after]) one.manifest?.routes.push({ ...statement });
  expect(lostPlaces(before, [after], [])).toEqual([]);
});

test('a shell shows nothing by itself', () => {
  const shell = releaseOf('a', { name: 'shell', manifest: undefined });
  expect(lostPlaces(shell, [shell], [])).toEqual([]);
  expect(lostPlaces(live, [shell, live], [])).toEqual([]);
});
