import { Trans } from '@afterglow/shared-ui/i18n';
import { render } from '@testing-library/react';
import { startTestTexts } from '../testing/start-texts.ts';

const texts = {
  plain: 'No marks, 1 < 2',
  one: 'Ask <support>our people</support>, any time.',
  two: '<big>{{percent}}</big> <small>more of <b>everything</b></small>',
  unknown: 'Not <i>known</i> here',
  refund_one: 'Within <b>{{count}} day</b>',
  refund_other: 'Within <b>{{count}} days</b>',
};

beforeAll(() => startTestTexts({ shell: texts }));

function drawn(i18nKey: string, values = {}) {
  const { container } = render(
    <Trans
      i18nKey={i18nKey as never}
      values={values}
      components={{ support: <q cite="/help" />, big: <em />, small: <small />, b: <b /> }}
    />,
  );
  return container.innerHTML;
}

test.each([
  ['plain', {}, 'No marks, 1 &lt; 2'],
  ['one', {}, 'Ask <q cite="/help">our people</q>, any time.'],
  ['two', { percent: '10 %' }, '<em>10 %</em> <small>more of <b>everything</b></small>'],
  ['unknown', {}, 'Not &lt;i&gt;known&lt;/i&gt; here'],
  ['refund', { count: 1 }, 'Within <b>1 day</b>'],
  ['refund', { count: 2 }, 'Within <b>2 days</b>'],
])('%s: each mark becomes its element, with the words in it', (key, values, expected) => {
  expect(drawn(key, values)).toBe(expected);
});

test('what a value says is text, whatever it looks like', () => {
  expect(drawn('two', { percent: '<script>x</script>' })).toContain('&lt;script&gt;');
});
