/** @jest-environment jsdom */
import { insertStyles } from './insert-styles.ts';

function inserted() {
  const told: string[] = [];
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  const settle = (event: Event | string) => {
    told.push(`${(event as Event).type} for ${link.media}`);
  };
  link.onload = settle;
  link.onerror = settle;
  insertStyles(link);
  return { link, told };
}

test('a stylesheet on its way holds back nothing that is on screen, and comes as soon as one that does', () => {
  const { link, told } = inserted();
  expect(document.head.lastElementChild).toBe(link);
  expect(link.media).toBe('print');
  expect(link.fetchPriority).toBe('high');
  expect(told).toEqual([]);
});

test('whoever waits for it is told once it counts', () => {
  const { link, told } = inserted();
  link.dispatchEvent(new Event('load'));
  expect(told).toEqual(['load for all']);
});

test('whoever waits for it is told that it is lost', () => {
  const { link, told } = inserted();
  link.dispatchEvent(new Event('error'));
  expect(told).toEqual(['error for print']);
});

test('it runs in a page, where nothing of this file is', () => {
  const link = document.createElement('link');
  new Function('link', `(${insertStyles.toString()})(link)`)(link);
  link.dispatchEvent(new Event('load'));
  expect(link.media).toBe('all');
});
