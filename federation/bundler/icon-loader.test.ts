import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import iconLoader from './icon-loader.ts';

const theirs = createRequire(join(import.meta.dirname, '../../shared-ui/package.json'));
const icons = join(dirname(theirs.resolve('lucide-react')), '../esm/icons');

/** What an icon's file gives to the function that makes a component of it. */
function dataIn(source: string): { node: [string, Record<string, string>][] } {
  const data = /^const __iconData = (\{.*?^\});$/ms.exec(source)?.[1];
  return new Function(`return ${data}`)();
}

test('of every icon all lines stay as they are, and only they', () => {
  const sources = readdirSync(icons)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => [name, readFileSync(join(icons, name), 'utf8')] as const)
    .filter(([, source]) => source.includes('const __iconData ='));
  expect(sources.length).toBeGreaterThan(1000);
  for (const [name, source] of sources) {
    const lines = dataIn(source).node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
    const loaded = iconLoader(source);
    expect([name, dataIn(loaded)]).toEqual([name, { node: lines }]);
    expect(loaded).toMatch(/export \{ __iconData, \w+ as default \}/);
  }
});
