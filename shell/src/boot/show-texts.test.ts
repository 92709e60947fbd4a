import { i18next } from '@afterglow/shared-ui/i18n';
import { startTestTexts } from '../testing/render-shell.tsx';
import { showTexts } from './show-texts.ts';

beforeAll(startTestTexts);

test('texts are added once, and those of another version take their place and give it back', () => {
  let added = 0;
  i18next.store.on('added', () => {
    added += 1;
  });
  const word = () => i18next.t('hello' as never, { ns: 'mf-test' });
  const [live, before] = [{ hello: 'Hello' }, { hello: 'Good day' }];
  showTexts('mf-test', 'en', live);
  showTexts('mf-test', 'en', live);
  expect([added, word()]).toEqual([1, 'Hello']);
  showTexts('mf-test', 'en', before);
  expect(word()).toBe('Good day');
  showTexts('mf-test', 'en', live);
  expect([added, word()]).toEqual([3, 'Hello']);
});
