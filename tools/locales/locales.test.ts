import { compare } from '../../federation/gate/texts/compare.ts';
import { flatten } from '../../federation/gate/texts/texts.ts';
import { referencesIn, unusedKeys } from './used-keys.ts';

const english = flatten({
  title: 'Hello {{name}}',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
});

test('equal keys, plurals and placeholders are fine', () => {
  const dutch = flatten({
    title: 'Dag {{name}}',
    likes_one: 'Eén like',
    likes_other: '{{count}} likes',
  });
  expect(compare(english, dutch, 'nl')).toEqual([]);
});

test('missing, extra and empty texts are named', () => {
  const dutch = flatten({ title: ' {{name}}', likes_one: '1', likes_other: '{{count}}', more: '' });
  dutch.delete('title');
  expect(compare(english, dutch, 'nl')).toEqual([
    'title is missing',
    'more is not in the reference language',
    'more is empty',
  ]);
});

test('each language has the plural forms it needs', () => {
  const polish = flatten({ title: 'Cześć {{name}}', likes_one: 'a', likes_other: '{{count}} b' });
  expect(compare(english, polish, 'pl')).toEqual(['likes lacks plural few, many']);
});

test('placeholders and tags are the same in every language', () => {
  const dutch = flatten({ title: 'Dag <b>{{naam}}</b>', likes_one: 'a', likes_other: '{{count}}' });
  expect(compare(english, dutch, 'nl')).toEqual(['title has <b> {{naam}}, expected {{name}}']);
});

test('each plural form has them, not one for all', () => {
  const reference = flatten({
    back_one: '{{count}} <a>day</a>',
    back_other: '{{count}} <a>days</a>',
  });
  const dutch = flatten({ back_one: 'Eén dag', back_other: '{{count}} <a>dagen</a>' });
  expect(compare(reference, dutch, 'nl')).toEqual(['back_one has no placeholders, expected <a>']);
});

test('a key is used as a whole, by its beginning, with a prefix, in a list or by another text', () => {
  const texts = flatten({
    list: { empty: 'a', title: 'see $t(other)' },
    errors: { not_found: 'b' },
    steps: ['one', 'two'],
    other: 'c',
    short: { ok: 'd' },
    forgotten: 'e',
  });
  const code = [
    `t('list.empty'); t("mf-chat:list.title"); t(\`errors.\${code}\`);`,
    `t('steps', { returnObjects: true });`,
    `useTranslation('mf-chat', { keyPrefix: 'short' }); t('ok');`,
  ];
  expect(unusedKeys(texts, 'mf-chat', referencesIn(code))).toEqual(['forgotten']);
});
