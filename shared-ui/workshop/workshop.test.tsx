import { drawPieces } from '@afterglow/shared-ui/testing/draw-pieces';
import { render } from '@testing-library/react';
import { pieces } from './pieces/pieces.ts';
import { pseudo, pseudoBelow } from './pseudo.ts';
import { settingsIn } from './settings.ts';

drawPieces(pieces);

test('the address says theme, mode, direction and language; what it does not know is left out', () => {
  expect(settingsIn('?theme=gay&direction=rtl&mode=sepia')).toEqual({
    theme: 'gay',
    mode: 'light',
    direction: 'rtl',
    language: 'english',
  });
});

test('what is said and what is seen are in the same language', () => {
  const { container } = render(
    <button type="button" aria-label="Change your password">
      Change
    </button>,
  );
  pseudoBelow(container);
  const { textContent, ariaLabel } = container.querySelector('button') as HTMLButtonElement;
  expect(textContent).toBe(pseudo('Change'));
  expect(ariaLabel).toBe(pseudo('Change your password'));
});

test('the pseudo-language is longer, accented, and leaves space alone', () => {
  expect(pseudo('Continue')).toBe('[Çöñtîñüé ~ ~]');
  expect(pseudo(' ')).toBe(' ');
});
