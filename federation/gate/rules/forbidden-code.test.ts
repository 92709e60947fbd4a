import { forbiddenCode } from './forbidden-code.ts';

test.each([
  ['eval("1")', 'eval()'],
  ['const f=new Function("return 1")', 'new Function()'],
  ['Function("return 1")()', 'Function("…")'],
  ['setTimeout("go()",5)', 'a timer with code as text'],
  ['document.write("<p>")', 'document.write()'],
])('%s is refused', (source, what) => {
  const [problem] = forbiddenCode('route.js', `let a=1;${source};`);
  expect(problem).toMatchObject({ rule: 'code', message: `route.js contains ${what}` });
});

test.each([
  'const evaluate=1;evaluate()',
  'page.eval(1)',
  'x instanceof Function',
  'setTimeout(()=>go(),5)',
  'isFunction("a")',
])('%s is fine', (source) => {
  expect(forbiddenCode('route.js', source)).toEqual([]);
});

test('only scripts run [S43]', () => {
  expect(forbiddenCode('texts/en.json', '{"a":"eval(1)"}')).toEqual([]);
});
