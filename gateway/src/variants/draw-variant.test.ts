import { drawVariant } from './draw-variant.ts';

const chances = Array.from({ length: 100 }, (_, step) => step / 100);
const drawn = (weights: Record<string, number>) =>
  chances.map((chance) => drawVariant(weights, undefined, chance));

test('each variant gets its share', () => {
  const names = drawn({ base: 3, off: 0, bold: 1 });
  expect(names.filter((name) => name === 'base')).toHaveLength(75);
  expect(names.filter((name) => name === 'bold')).toHaveLength(25);
});

test('the one from before stays, until it has no weight', () => {
  expect(drawVariant({ base: 99, bold: 1 }, 'bold', 0)).toBe('bold');
  expect(drawVariant({ base: 1, bold: 0 }, 'bold', 0)).toBe('base');
  expect(drawVariant({ base: 1 }, 'toString', 0)).toBe('base');
});

test.each<Record<string, number>[]>([[{}], [{ base: 0 }]])(
  'of %j there is none to give',
  (weights) => {
    expect(drawVariant(weights, undefined, 0.5)).toBeUndefined();
  },
);
