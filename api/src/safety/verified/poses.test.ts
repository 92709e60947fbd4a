import { poseFor, poses } from './poses.ts';

const ctx = { secret: 'seven'.repeat(8) };
const inTurn = (user: string) => poses.map((_, tries) => poseFor(ctx, user, tries));

test('each try asks for another pose, until all were asked for, and then for the first again', () => {
  for (const user of ['ann', 'bob', 'cas', 'dee']) {
    expect(inTurn(user).toSorted()).toEqual([...poses].toSorted());
    expect(poseFor(ctx, user, poses.length)).toBe(poseFor(ctx, user, 0));
  }
});

test('which one comes first is another one from member to member', () => {
  const first = Array.from({ length: 30 }, (_, user) => poseFor(ctx, String(user), 0));
  expect(new Set(first).size).toBe(poses.length);
});
