import { parseArgs } from 'node:util';
import { Usage } from '../federation/release/exit-code.ts';
import { landersFolder, newLander } from '../federation/template/new-lander.ts';
import { answer } from './command/answer.ts';
import { root } from './setup/paths.mjs';

const help = `Usage: npm run new:lander -- summer
Writes an advertising page at /landers/summer that can go live as it is: its words in every language,
a picture, a test. Exit code: 0 done, 1 refused, 2 not understood.`;

function make(name: string): void {
  newLander(root, name);
  const folder = `${landersFolder}/${name}`;
  console.log(`/landers/${name} is there. Now make it yours:

  ${folder}/texts/        what it says, a file for each language
  ${folder}/picture.svg   what it shows

  npm run dev -- mf-landers      see it while you write
  npm test -- unit mf-landers    its test
  npm run release -- mf-landers  put it live`);
}

await answer(help, (words) => {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new Usage('name one lander: npm run new:lander -- summer');
  make(name);
});
