import { jest } from '@jest/globals';
import { emptyDraft, forgetDraft, readDraft, type Started, storeDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

const started: Started = {
  draft: { ...emptyDraft, name: 'Daan', password: 'correct horse', consent: true },
  ...{ step: 3, knowsEmail: true, attempt: 'key' },
  goal: { reason: 'chat', profile: 'paul' },
};

const { password: _password, consent: _consent, ...draft } = started.draft;

test('after a reload all is as it was but for password and consent, which are never stored', () => {
  storeDraft(started);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/correct horse|consent/);
  expect(readDraft()).toEqual({ ...started, draft });
  forgetDraft();
  expect(readDraft()).toEqual({ draft: {}, step: 0 });
});

test('a consent that was stored by a page of before is not taken for one', () => {
  storeDraft(started);
  for (const key of Object.keys(sessionStorage)) {
    sessionStorage.setItem(key, JSON.stringify({ ...started, draft: { ...draft, consent: true } }));
  }
  expect(readDraft()).toEqual({ ...started, draft });
});

test.each(['{', 'null', '[]', '{"draft":null,"step":"x"}'])(
  '%s that is stored there begins anew',
  (text) => {
    storeDraft(started);
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
    expect(readDraft().draft).toEqual({});
    expect(readDraft().step ?? 0).toBe(0);
  },
);

test('a storage that forbids all costs the draft its memory, no more', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  storeDraft(started);
  expect(readDraft()).toEqual({ draft: {} });
  forgetDraft();
  for (const spy of spies) spy.mockRestore();
});
