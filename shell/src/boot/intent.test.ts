import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { watchIntent } from './intent.ts';

let end = () => {};
afterEach(() => {
  end();
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A page with one link; `asked` is what was prepared. */
function pageWith(attributes: Record<string, string>, isSparing = false) {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const inside = link.appendChild(document.createElement('span'));
  document.body.append(link);
  const asked: { path: string; signal: AbortSignal }[] = [];
  end = watchIntent(document, {
    isSparing: () => isSparing,
    prepare: ({ pathname }, signal) => asked.push({ path: pathname, signal }) > 0,
  });
  return { link, inside, asked };
}

test.each([
  ['the pointer comes', fireEvent.pointerOver],
  ['the focus comes', fireEvent.focusIn],
])('%s: the address is prepared, once', (_what, come) => {
  const { link, inside, asked } = pageWith({ href: '/chats' });
  come(inside);
  come(link);
  expect(asked.map(({ path }) => path)).toEqual(['/chats']);
});

test('a pointer that only crosses the link stops it, one that stays does not', () => {
  jest.useFakeTimers();
  const { link, asked } = pageWith({ href: '/chats' });
  fireEvent.pointerOver(link);
  jest.advanceTimersByTime(79);
  fireEvent.pointerOut(link);
  fireEvent.pointerOver(link);
  jest.advanceTimersByTime(81);
  fireEvent.pointerOut(link);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('moving within the link is not leaving it', () => {
  const { link, inside, asked } = pageWith({ href: '/chats' });
  fireEvent.pointerOver(link);
  // jsdom knows no pointer events; a mouse event of that name has what counts.
  fireEvent(link, new MouseEvent('pointerout', { bubbles: true, relatedTarget: inside }));
  expect(asked[0]?.signal.aborted).toBe(false);
});

test.each([
  ['another site', { href: 'https://elsewhere.example/chats' }],
  ['a new tab', { href: '/chats', target: '_blank' }],
  ['a download', { href: '/chats', download: '' }],
  ['no address', {}],
])('nothing is prepared for %s', (_what, attributes) => {
  const { link, asked } = pageWith(attributes as Record<string, string>);
  fireEvent.pointerOver(link);
  expect(asked).toEqual([]);
});

test('nothing is prepared for who wants to spare data', () => {
  const { link, asked } = pageWith({ href: '/chats' }, true);
  fireEvent.pointerOver(link);
  expect(asked).toEqual([]);
});
