import { drawn } from './drawn.tsx';

const drawer = {
  ...{ name: 'a', texts: async () => ({ default: {} }) },
  start: () => ({ unanswered: () => [] }),
};
const asked = {
  ...{ route: 'index', pathname: '/', search: '', language: 'en', settings: {} },
  ...{ user: null, answers: {}, given: {}, isPhone: true },
};

test.each(['localStorage', 'sessionStorage'] as const)(
  'nobody finds in %s what a drawing for somebody else left there',
  async (name) => {
    const found: unknown[] = [];
    for (const member of ['ann', 'bob']) {
      await drawn(drawer, asked, () => {
        found.push(globalThis[name].getItem('member'));
        globalThis[name].setItem('member', member);
        return null;
      });
    }
    expect(found).toEqual([null, null]);
  },
);
