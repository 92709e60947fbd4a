import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { overrideWith } from './override-cookie.ts';
import { OverridePanel } from './override-panel.tsx';

beforeAll(startTestTexts);

test('offers the versions of a remote that are in the store', async () => {
  const answer = { json: async () => ({ 'mf-chat': ['bbbbbbbbbbbb', 'aaaaaaaaaaaa'] }) };
  const fetched = jest.fn(async () => answer);
  Object.assign(globalThis, { fetch: fetched });
  const remotes = [{ name: 'mf-chat', version: 'bbbbbbbbbbbb' }];
  const props = { remotes, onClose: () => undefined };
  renderShell(<OverridePanel {...(props as ComponentProps<typeof OverridePanel>)} />);
  expect(await screen.findByRole('option', { name: 'aaaaaaaaaaaa' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use it in this browser' })).toBeDisabled();
});

test('a version and a server are written as the gateway reads them', () => {
  expect(overrideWith('mf-chat', 'aaaaaaaaaaaa')).toMatch(/^override=mf-chat@aaaaaaaaaaaa;/);
  expect(overrideWith('mf-chat', 'http://localhost:4402')).toMatch(
    /^override=mf-chat=http:\/\/localhost:4402;/,
  );
});
