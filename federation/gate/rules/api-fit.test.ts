import { releaseOf } from '../../testing/releases.ts';
import { apiProblems, brokenBy } from './api-fit.ts';

const call = 'get /api/chat.php';
const using = releaseOf('a', { contract: { api: { [call]: { answer: 'object' } } } });
const offers = { [call]: { answer: 'object' } };

test('what an API lacks of what a release uses is a problem, with what to do', () => {
  expect(apiProblems(using, offers)).toEqual([]);
  expect(apiProblems(using, {})).toEqual([
    {
      rule: 'api',
      message: `it does not fit the API that serves: ${call} is not there`,
      advice: expect.stringMatching(/^bring the API first/),
    },
  ]);
});

test('where nobody recorded the API, or what is used of it, nothing is', () => {
  expect(apiProblems(using, undefined)).toEqual([]);
  expect(apiProblems(releaseOf('a'), {})).toEqual([]);
});

test('what an API would break is said with the release', () => {
  expect(brokenBy(offers, [using])).toEqual([]);
  expect(brokenBy({}, [releaseOf('b'), using])).toEqual([
    `mf-chat ${'a'.repeat(12)}: ${call} is not there`,
  ]);
});
