import { card } from '@afterglow/shared-state/testing/card';
import { draw } from './first-look.tsx';
import { siteOf, userOf } from './testing/people.ts';

const members = Array.from({ length: 24 }, (_, at) => card(String(at)));

/** /members as the gateway draws it: once to learn its questions, and once with the answers. */
async function people(isPhone: boolean, user: object | null = userOf({})): Promise<string> {
  const asked = {
    ...{ route: 'members', pathname: '/members', search: '', language: 'en', given: {} },
    ...{
      settings: siteOf({ search_fields: ['gender', 'interests'] }),
      user,
      answers: {},
      isPhone,
    },
  };
  const first = await draw(asked);
  const answerTo = (address: string) =>
    address.startsWith('/api/search.php')
      ? { results: members, total: 24, cursor: null, similar: [], looser: [], sort: 'near' }
      : { interests: [{ key: 'wine', icon: 'wine' }], regions: [] };
  const answers = Object.fromEntries(first?.unanswered.map((one) => [one, answerTo(one)]) ?? []);
  return (await draw({ ...asked, answers }))?.html ?? '';
}

test.each([
  ['a phone', true, 8],
  ['a desktop', false, 16],
])('%s gets the people that can be seen without scrolling', async (_, isPhone, many) => {
  expect((await people(isPhone)).match(/class="ph /g)).toHaveLength(many);
});

test('a drawing that visitors share has all of them', async () => {
  expect((await people(true, null)).match(/class="ph /g)).toHaveLength(24);
});

test('what is folded is made when it is unfolded', async () => {
  const html = await people(false);
  expect(html).toMatch(/<summary[^>]*>Interests/);
  expect(html).not.toContain('Wine');
});
