import { systemClock } from '../../platform/clock.ts';
import type { TestApp } from '../app.ts';
import { type TestMember, testMember } from '../member.ts';

/** One of two who write to each other. */
export interface Side {
  me: TestMember;
  other: TestMember;
  /** Each is at home somewhere else: the limits are those of many people. */
  home: string;
}

/** Members made at the same time: five pairs. */
const atOnce = 10;

/** Pairs of members who can pay for whatever they write, both sides of each. */
export async function makeSides(t: TestApp, pairs: number): Promise<Side[]> {
  const now = { ...t, ctx: { ...t.ctx, clock: systemClock } };
  const member = () => testMember(now, { credits: 1_000_000 });
  const sides: Side[] = [];
  while (sides.length < 2 * pairs) {
    const some = Math.min(atOnce, 2 * pairs - sides.length);
    const members = await Promise.all(Array.from({ length: some }, member));
    for (const [index, me] of members.entries()) {
      const other = members[index ^ 1];
      if (other) sides.push({ me, other, home: homeAt(sides.length) });
    }
  }
  return sides;
}

/** An address far from all others. */
const homeAt = (index: number) => `10.${index >> 8}.${index & 255}.1`;

/** Milliseconds until an answer is given up; a connection may have gone silent. */
const patience = 1000;

/** A request of a member's page, in a browser that keeps cookies. */
export async function askAs(
  { me, home }: Side,
  origin: string,
  path: string,
  more: RequestInit = {},
): Promise<Response> {
  const headers = {
    origin,
    'request-type': 'client',
    cookie: Object.entries(me.client.cookies)
      .map((cookie) => cookie.join('='))
      .join('; '),
    'x-forwarded-for': home,
    ...more.headers,
  };
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(`${origin}${path}`, { signal, ...more, headers });
  for (const set of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = set.split(';', 1).join('').split('=');
    me.client.cookies[name] = value;
  }
  return answer;
}
