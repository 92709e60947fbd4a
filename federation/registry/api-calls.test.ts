import { unmetCalls } from './api-calls.ts';

const call = 'post /api/message.php';
const uses = {
  [call]: {
    body: 'object',
    'body.kind': '"gif" | "text"',
    'body.note': 'string | undefined',
    answer: 'object',
    'answer.status': '"read" | "sent"',
    'answer.label': 'null | string',
  },
};

/** What is said when the API offers those fields otherwise. */
function said(changes: Record<string, string | undefined>): string[] {
  const entries = Object.entries({ ...uses[call], ...changes });
  const fields = entries.flatMap(([field, types]) => (types ? [[field, types]] : []));
  return unmetCalls(uses, { [call]: Object.fromEntries(fields) });
}

test('an API that offers the same or more fits', () => {
  expect(said({})).toEqual([]);
  expect(
    said({
      'answer.more': 'string',
      'body.more': 'string | undefined',
      'body.kind': '"gif" | "image" | "text"',
      'answer.status': '"delivered" | "read" | "sent"',
      'answer.label': 'string',
    }),
  ).toEqual([]);
  expect(said({ 'body.kind': 'string' })).toEqual([]);
});

test('a call that is gone', () => {
  expect(unmetCalls(uses, {})).toEqual([`${call} is not there`]);
});

test('a field that is read and dropped, or may now be nothing or something else', () => {
  expect(said({ 'answer.label': undefined })).toEqual([`${call} no longer gives answer.label`]);
  expect(said({ 'answer.status': '"read" | "sent" | null' })).toEqual([
    `${call} gives answer.status as null, not as "read" | "sent"`,
  ]);
  expect(said({ 'answer.label': 'null | number' })).toEqual([
    `${call} gives answer.label as number, not as null | string`,
  ]);
});

test('a choice that is sent and narrowed, and a field that is sent and dropped', () => {
  expect(said({ 'body.kind': '"text"' })).toEqual([`${call} no longer takes body.kind as "gif"`]);
  expect(said({ 'body.note': undefined })).toEqual([`${call} no longer takes body.note`]);
});

test('an input that is wanted now: a new one, and one that could be left out', () => {
  expect(said({ 'body.reason': 'string' })).toEqual([
    `${call} wants body.reason, which is not sent`,
  ]);
  expect(said({ 'body.note': 'string' })).toEqual([
    `${call} wants body.note, which may be left out`,
  ]);
});

test('what is required within something that is not sent is nobody’s fault', () => {
  expect(said({ 'body.gift': 'object | undefined', 'body.gift.id': 'string' })).toEqual([]);
});
