import type { PaymentMethod } from '@afterglow/shared-state';
import { render } from '@testing-library/react';
import english from '../../../locales/en.json';
import { MethodLogo } from './method-logo.tsx';

const methods = Object.keys(english.methods) as PaymentMethod[];

const drawn = (method: PaymentMethod) => {
  const { container, unmount } = render(<MethodLogo method={method} />);
  const mark = container.firstElementChild;
  const html = mark?.innerHTML ?? '';
  const isHidden = mark?.getAttribute('aria-hidden') === 'true';
  unmount();
  return { html, isHidden };
};

test('every way to pay has a mark, which no other has and nobody hears', () => {
  expect(methods).toHaveLength(25);
  const all = methods.map(drawn);
  for (const { html, isHidden } of all) {
    expect(html).toContain('<svg');
    expect(isHidden).toBe(true);
  }
  expect(new Set(all.map(({ html }) => html)).size).toBe(25);
});
