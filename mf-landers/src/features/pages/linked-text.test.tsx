import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, screen } from '@testing-library/react';
import { LinkedText } from './linked-text.tsx';

function show(text: string) {
  return render(
    <MemoryRouter>
      <p>
        <LinkedText text={text} />
      </p>
    </MemoryRouter>,
  );
}

test('words with an address become links, the rest stays text', () => {
  const { container } = show('See [privacy](/pages/privacy) or [mail us](mailto:a@b.example).');
  expect(container).toHaveTextContent('See privacy or mail us.');
  expect(screen.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/pages/privacy');
  expect(screen.getByRole('link', { name: 'mail us' })).toHaveAttribute(
    'href',
    'mailto:a@b.example',
  );
});

test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example'])(
  '%s is no place to go',
  (address) => {
    const { container } = show(`Go [here](${address})`);
    expect(container).toHaveTextContent('Go here');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
