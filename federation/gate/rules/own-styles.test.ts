import { styleProblems } from './own-styles.ts';

const messages = (css: string, writtenAt = () => undefined as string | undefined) =>
  styleProblems('mf-chat', 'route.css', css, writtenAt).map(({ message }) => message);

test.each([
  '.mf-chat__list__row_1a2b3c{color:red}',
  '.mf-chat__list__row_1a2b3c .btn>*{color:red}',
  'html[data-theme=dark] .mf-chat__list__row_1a2b3c:hover{color:red}',
  ':is(.mf-chat__a__b_1,.mf-chat__a__c_1) p{color:red}',
  '@media (width>1px){@container (width>1px){.mf-chat__a__b_1{color:red}}}',
  '.mf-chat__a__b_1{&:hover{color:red} p{color:red}}',
  '@keyframes mf-chat__a__turn_1{0%{opacity:0}to{opacity:1}}',
])('%s stays inside', (css) => {
  expect(messages(css)).toEqual([]);
});

test.each([
  ['body{color:red}', 'body'],
  ['.btn{color:red}', '.btn'],
  ['#app>div{color:red}', '#app>div'],
  ['*{color:red}', '*'],
  [':root{--ink:red}', ':root'],
  ['.mf-members__a__b_1 p{color:red}', '.mf-members__a__b_1 p'],
  ['body:has(.mf-chat__a__b_1){color:red}', 'body:has(.mf-chat__a__b_1)'],
  ['p:not(.mf-chat__a__b_1){color:red}', 'p:not(.mf-chat__a__b_1)'],
  [':is(.mf-chat__a__b_1,h1){color:red}', ':is(.mf-chat__a__b_1,h1)'],
  ['@media (width>1px){.mf-chat__a__b_1,h1{color:red}}', 'h1'],
])('%s reaches outside', (css, selector) => {
  expect(messages(css)).toEqual([`route.css: ${selector} reaches outside mf-chat`]);
});

test('a selector is told with the place where it was written', () => {
  const writtenAt = (line: number, column: number) =>
    line === 2 && column === 3 ? 'mf-chat/src/list.scss:7' : undefined;
  expect(styleProblems('mf-chat', 'route.css', '.mf-chat__a__b_1{}\n  h1{}', writtenAt)).toEqual([
    {
      rule: 'styles',
      message: 'mf-chat/src/list.scss:7: h1 reaches outside mf-chat',
      advice: 'write it under a class of a *.module.scss',
    },
  ]);
});
