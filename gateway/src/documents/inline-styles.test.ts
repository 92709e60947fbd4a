import { withoutInlineStyles } from './inline-styles.ts';

const within = '#look';

test('styles become rules of a stylesheet, each once', () => {
  const html = '<i style="width:20%"></i><b style="left:3%;top:4%"></b><i style="width:20%"></i>';
  expect(withoutInlineStyles(html, within)).toEqual({
    html: '<i data-style="0"></i><b data-style="1"></b><i data-style="0"></i>',
    css: '#look [data-style="0"]{width:20%}#look [data-style="1"]{left:3%;top:4%}',
  });
});

test.each([
  'color:red}body{display:none',
  '--x:&lt;/style&gt;&lt;script&gt;',
  'color:red/*',
  'content:&quot;\\7d&quot;',
])('what could be more than a style is left out: %s', (style) => {
  expect(withoutInlineStyles(`<i style="${style}">`, within)).toEqual({ html: '<i>', css: '' });
});

test('quotes are meant as quotes, and words of a page stay words', () => {
  const html = '<i style="--a:&quot;b&quot;">style=&quot;x&quot;</i>';
  expect(withoutInlineStyles(html, within)).toEqual({
    html: '<i data-style="0">style=&quot;x&quot;</i>',
    css: '#look [data-style="0"]{--a:"b"}',
  });
});
