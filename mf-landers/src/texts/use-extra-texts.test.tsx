import { i18next } from '@afterglow/shared-ui/i18n';
import { startTestTexts } from '@afterglow/shared-ui/testing/start-texts';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { TextsAddress } from './fetch-texts.ts';
import { useExtraTexts } from './use-extra-texts.ts';

const address: TextsAddress = async () => new URL(`https://site.example/${'a'.repeat(32)}.json`);

function Words({ namespace, onDrawn }: { namespace: string; onDrawn?: () => void }) {
  const { ready } = useExtraTexts(namespace, address);
  useLayoutEffect(() => void onDrawn?.(), [onDrawn]);
  return <p>{ready ? i18next.t('word' as never, { ns: namespace }) : 'waits'}</p>;
}

const bring = (namespace: string) =>
  i18next.addResourceBundle(i18next.language, namespace, { word: 'Hello' });

beforeAll(() => startTestTexts({ 'mf-landers': {} }));

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = () => new Promise(() => {});
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('texts that come between a drawing and its effects are shown', () => {
  render(<Words namespace="between" onDrawn={() => bring('between')} />);
  expect(screen.getByText('Hello')).toBeInTheDocument();
});

test('texts that somebody else brought are shown, and none are asked for when they are there', () => {
  bring('there');
  render(<Words namespace="there" />);
  expect(screen.getByText('Hello')).toBeInTheDocument();
});

test('texts that come later are shown when they are there', () => {
  render(<Words namespace="later" />);
  expect(screen.getByText('waits')).toBeInTheDocument();
  act(() => void bring('later'));
  expect(screen.getByText('Hello')).toBeInTheDocument();
});
