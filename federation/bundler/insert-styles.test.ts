/** @jest-environment jsdom */
import { insertStyles } from './insert-styles.ts';

function inserted() {
  const told: string[] = [];
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  const settle = (event: Event | string) => {
    told.push(`${(event as Event).type} of ${link.rel}`);
  };
  link.onload = settle;
  link.onerror = settle;
  insertStyles(link);
  return { link, told };
}

test('a stylesheet on its way holds back nothing that is on screen', () => {
  const { link, told } = inserted();
  expect(document.head.lastElementChild).toBe(link);
  expect([link.rel, link.as]).toEqual(['preload', 'style']);
  expect(told).toEqual([]);
});

test('whoever waits for it is told once it counts', () => {
  const { link, told } = inserted();
  link.dispatchEvent(new Event('load'));
  expect([link.rel, told]).toEqual(['stylesheet', []]);
  link.dispatchEvent(new Event('load'));
  expect(told).toEqual(['load of stylesheet']);
});

test('whoever waits for it is told that it is lost, on its way or as it should count', () => {
  const [early, late] = [inserted(), inserted()];
  early.link.dispatchEvent(new Event('error'));
  expect(early.told).toEqual(['error of preload']);
  late.link.dispatchEvent(new Event('load'));
  late.link.dispatchEvent(new Event('error'));
  expect(late.told).toEqual(['error of stylesheet']);
});

test('it runs in a page, where nothing of this file is', () => {
  const link = document.createElement('link');
  new Function('link', `(${insertStyles.toString()})(link)`)(link);
  link.dispatchEvent(new Event('load'));
  expect(link.rel).toBe('stylesheet');
});
