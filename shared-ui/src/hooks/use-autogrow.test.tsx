import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useAutogrow } from './use-autogrow.ts';

function Field({ value }: { value: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useAutogrow(area, value);
  return (
    <div>
      <textarea ref={area} value={value} readOnly />
    </div>
  );
}

test('it is as high as its text, and while it is measured what is around keeps its height', () => {
  const held: string[] = [];
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: { get: () => 130, configurable: true },
    scrollHeight: {
      get(this: HTMLElement) {
        held.push(`${this.style.height} within ${this.parentElement?.style.minHeight}`);
        return 96;
      },
      configurable: true,
    },
  });
  const { container, rerender } = render(<Field value="One" />);
  rerender(<Field value="Two" />);
  expect(held).toEqual(['auto within 130px', 'auto within 130px']);
  expect(container.querySelector('textarea')?.style.height).toBe('96px');
  expect((container.firstElementChild as HTMLElement).style.minHeight).toBe('');
});

test('where its width is another one, it is measured again', async () => {
  const { ResizeObserver: original } = globalThis;
  let resize = () => {};
  const seen = { width: 300, height: 48 };
  globalThis.ResizeObserver = class {
    constructor(tell: () => void) {
      resize = tell;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { get: () => seen.width, configurable: true },
    scrollHeight: { get: () => seen.height, configurable: true },
  });
  const { container } = render(<Field value="Some words" />);
  const height = () => container.querySelector('textarea')?.style.height;
  seen.height = 96;
  resize();
  await new Promise(requestAnimationFrame);
  expect(height()).toBe('48px');
  seen.width = 150;
  resize();
  await new Promise(requestAnimationFrame);
  expect(height()).toBe('96px');
  globalThis.ResizeObserver = original;
});
