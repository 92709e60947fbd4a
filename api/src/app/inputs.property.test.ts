import fc from 'fast-check';
import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { campaign } from '../testing/campaign.ts';
import { type Input, inputsOf } from '../testing/inputs/inputs-of.ts';
import { type Call, callsOf, type Document, type Schema } from '../testing/inputs/operations.ts';
import { Schemas } from '../testing/inputs/schemas.ts';
import type { Known } from '../testing/inputs/values-of.ts';
import { type TestMember, testMember } from '../testing/member.ts';

/** Milliseconds until an answer counts as none. */
const patience = 5000;
/** A stream that is opened does not end; its own test asks for it oddly. */
const lasting = '/api/events.php';
const { numRuns, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(4);

let t: TestApp;
let document: Document;
let bodies: Schemas;
let addresses: Schemas;
let other: TestMember;
let me: TestMember;
let isRefused = true;
let known: Known;
let sent = 0;
const answers = { accepted: 0, refused: 0 };

beforeAll(async () => {
  t = await testApp();
  document = (await t.client().get('/api/openapi.json')).body as Document;
  bodies = new Schemas(document);
  addresses = new Schemas(document, true);
  other = await testMember(t);
});
afterAll(() => t.close());

/** Of what is sent, what its schemas do not take. */
function problemIn({ parameters = [], body }: Call, input: Input): string | undefined {
  const wrong = parameters.flatMap(({ name, in: place, schema, required }) => {
    const value = place === 'query' ? input.query[name] : input.path[name];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    // In an address 1 and 0 stand for true and false.
    const isBit = schema.type === 'boolean' && /^[01]$/.test(String(value));
    const problem = isBit ? undefined : addresses.problemIn(schema, String(value));
    return problem ? [`${name}: ${problem}`] : [];
  });
  const ofBody = body && bodies.problemIn(body, structuredClone(input.body));
  return [...wrong, ...(ofBody ? [ofBody] : [])].join('; ') || undefined;
}

const schemaOf = ({ responses }: Call, status: number): Schema | null | undefined => {
  const answer = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  return answer && (answer.content?.['application/json']?.schema ?? null);
};

async function ask(call: Call, { path, query, body }: Input) {
  sent += 1;
  t.clock.advance(second);
  // Whoever was logged out or deleted by what was asked before is somebody else now.
  if (sent % 25 === 0 || isRefused) me = await testMember(t, { credits: 1000 });
  const url = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
  const began = performance.now();
  const answer = await me.client.send({
    method: call.method as 'POST',
    url: `${url}?${new URLSearchParams(query)}`,
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  isRefused = answer.status === 403;
  return { ...answer, took: performance.now() - began };
}

/** What is wrong with an answer, if anything. */
async function judge(call: Call, input: Input): Promise<string | undefined> {
  const { status, body, took } = await ask(call, input);
  const problem = problemIn(call, input);
  if (took > patience) return 'took too long';
  answers[status < 400 ? 'accepted' : 'refused'] += 1;
  if (status >= 500) return `answered ${status}`;
  if (problem && status < 300) return `accepted what it says it does not: ${problem}`;
  const schema = schemaOf(call, status);
  if (schema === undefined) return `answered ${status}, which it does not say`;
  return schema ? bodies.problemIn(schema, body) : undefined;
}

test('every call stands whatever it is asked, takes nothing it says it does not, and answers as it says [R26]', async () => {
  known = { id: [other.id], profile: [other.id] };
  const found: string[] = [];
  for (const call of callsOf(document).filter(({ path }) => path !== lasting)) {
    const holds = fc.asyncProperty(inputsOf(document, known, call), async (input) => {
      const wrong = await judge(call, input);
      if (wrong) throw new Error(wrong);
    });
    const details = await fc.check(holds, { numRuns, seed });
    if (!details.failed) continue;
    const [input] = details.counterexample ?? [];
    const reason = details.errorInstance instanceof Error ? details.errorInstance.message : '';
    found.push(`${call.method} ${call.path}: ${reason} ${JSON.stringify(input)}`);
  }
  expect(found).toEqual([]);
  // It would say nothing if all were refused alike.
  expect(answers.accepted).toBeGreaterThan(sent / 10);
  expect(answers.refused).toBeGreaterThan(sent / 10);
  if (process.env.HISTORIES) console.log({ seed, sent, ...answers });
}, 7_200_000);
