import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { memberDatabase } from '../browser/member-storage.ts';
import { outgoing } from '../testing/outgoing.ts';
import { KeptMessages } from './kept-messages.ts';

const { indexedDB } = globalThis;
let kept: KeptMessages;
beforeEach(() => {
  indexedDB.deleteDatabase(memberDatabase);
  kept = new KeptMessages('me');
});
afterEach(() => void Object.assign(globalThis, { indexedDB }));

const bodies = async () => (await kept.all()).map(({ body }) => body);
const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

test('the same message is kept once, as it was kept first', async () => {
  await kept.add(outgoing('a', { body: 'first' }));
  await kept.add(outgoing('a', { body: 'again' }));
  await kept.add(outgoing('b', { body: 'second' }));
  expect(await bodies()).toEqual(['first', 'second']);
});

test('a clock that goes back changes no order', async () => {
  await kept.add(outgoing('a', { body: 'first', created: 5000 }));
  await kept.add(outgoing('b', { body: 'second', created: 100 }));
  await kept.add(outgoing('c', { body: 'third', created: 9000 }));
  expect((await kept.all()).map(({ body, created }) => [body, created])).toEqual([
    ['first', 5000],
    ['second', 5001],
    ['third', 9000],
  ]);
});

test('what is kept goes on after another tab deleted the database', async () => {
  await kept.add(outgoing('a', { body: 'before' }));
  await done(indexedDB.deleteDatabase(memberDatabase));
  await kept.add(outgoing('b', { body: 'after' }));
  expect(await bodies()).toEqual(['after']);
});

test('a discarded message does not come back with its refusal', async () => {
  await kept.add(outgoing('a'));
  await kept.remove('a');
  await kept.change('a', { refused: 'no' });
  expect(await kept.all()).toEqual([]);
});

test('of one member’s messages another one sees none', async () => {
  await kept.add(outgoing('a', { member: 'eva' }));
  expect(await kept.all()).toEqual([]);
  await kept.add(outgoing('b'));
  expect(await kept.all()).toMatchObject([{ client_id: 'b' }]);
});

test('it lies where pages of other releases look for it', async () => {
  await kept.add(outgoing('a'));
  const database = await done(indexedDB.open('member'));
  const messages = database.transaction('messages').objectStore('messages');
  expect([database.version, messages.keyPath]).toEqual([1, 'client_id']);
  expect(await done(messages.getAll())).toEqual([outgoing('a')]);
  database.close();
});

describe('where the disk is full', () => {
  afterEach(() => jest.restoreAllMocks());
  const full = (method: 'put' | 'delete') =>
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

  test('what was refused stays refused, and can be tried again', async () => {
    await kept.add(outgoing('a'));
    full('put');
    await kept.change('a', { refused: 'No.' });
    await kept.change('never there', { refused: 'No.' });
    expect(await kept.all()).toEqual([outgoing('a', { refused: 'No.' })]);
    await kept.change('a', { refused: null });
    expect(await kept.all()).toEqual([outgoing('a')]);
    await kept.remove('a');
    expect(await kept.all()).toEqual([]);
  });

  test('what was sent is not sent again', async () => {
    await kept.add(outgoing('a'));
    full('delete');
    await kept.remove('a');
    expect(await kept.all()).toEqual([]);
  });
});

describe('where the browser keeps nothing', () => {
  beforeEach(() => void Object.assign(globalThis, { indexedDB: undefined }));

  test('a message lasts as long as the page, can be refused, and is gone when it is sent', async () => {
    await kept.add(outgoing('b', { created: 2 }));
    await kept.add(outgoing('a'));
    await kept.change('a', { refused: 'No.' });
    await kept.change('never there', { refused: 'No.' });
    expect(await kept.all()).toEqual([
      outgoing('a', { refused: 'No.' }),
      outgoing('b', { created: 2 }),
    ]);
    await kept.remove('a');
    await kept.remove('never there');
    expect(await kept.all()).toEqual([outgoing('b', { created: 2 })]);
    expect(await new KeptMessages('me').all()).toEqual([]);
  });

  test('once it keeps again, both are there', async () => {
    await kept.add(outgoing('a'));
    Object.assign(globalThis, { indexedDB });
    await kept.add(outgoing('b', { created: 2 }));
    expect((await kept.all()).map(({ client_id }) => client_id)).toEqual(['a', 'b']);
  });
});
