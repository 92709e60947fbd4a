import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canvas, themeColours } from './theme-colours.ts';

const tokens = join(import.meta.dirname, '../../../shared-ui/src/styles/tokens');
const read = (file: string) => readFileSync(join(tokens, file), 'utf8');

test('icons and browser bars have the colours of the design system', () => {
  const palettes = [...read('_niches.scss').matchAll(/(\w+): \(\n\s+colours: \(([^)]*)\)/g)];
  expect(palettes).toHaveLength(7);
  for (const [, niche = '', colours = ''] of palettes) {
    const [fill, , , , , accent] = colours.split(' ');
    expect(themeColours(niche)).toEqual({ fill, accent });
  }
});

test('what shows before a page is drawn has its background', () => {
  const [light, dark] = [...read('_modes.scss').matchAll(/--canvas: (#\w+);/g)].map(
    ([, hex]) => hex,
  );
  expect(canvas).toEqual({ light, dark });
});
