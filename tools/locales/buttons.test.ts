import { flatten } from '../../federation/gate/texts/texts.ts';
import { buttonKeys, tooLong } from './buttons.ts';

test('texts of buttons are those between their tags, not what a click says or a screen reader reads', () => {
  const source = `
    <Button label={t('label')} onClick={() => notify(t('done'))}>{busy ? t('busy') : t('send')}</Button>;
    <LinkButton to="/"><Icon /> {t('back', { name })}</LinkButton>;
    <button type="button">{t('plain')}</button>;
    <p>{t('beside')}</p>;`;
  expect([...buttonKeys([source, "t('elsewhere')"])].sort()).toEqual([
    'back',
    'busy',
    'plain',
    'send',
  ]);
});

test('what has no room on a narrow button is named, in each plural form', () => {
  const room = 'x'.repeat(44);
  const texts = flatten({
    fits: room,
    tags: `<b>${room}</b>`,
    name: `${'x'.repeat(37)}{{name}}`,
    few_one: '{{count}} x',
    few_other: `{{count}} ${room}`,
    elsewhere: `${room}x`,
  });
  expect(tooLong(texts, new Set(['fits', 'tags', 'name', 'few']))).toEqual([
    'name has 45 letters on a button, 44 fit',
    'few_other has 53 letters on a button, 44 fit',
  ]);
});
