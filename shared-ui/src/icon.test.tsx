import { render } from '@testing-library/react';
import * as library from 'lucide-react/icons/heart';
import type { ReactElement } from 'react';
import createIcon from './icon.ts';

type Data = Parameters<typeof createIcon>[0];

// Its types do not tell of what its icons give to the function that the build replaces.
const { default: Heart, __iconData } = library as typeof library & { __iconData: Data };

/** What is drawn, without the names that the library's own gives it. */
function drawn(icon: ReactElement): string | undefined {
  const svg = render(icon).container.firstElementChild;
  svg?.classList.remove('lucide', 'lucide-heart');
  return svg?.outerHTML.replace(' class=""', '');
}

const Ours = createIcon(__iconData);

test.each([{}, { className: 'i' }, { size: 14 }, { strokeWidth: 1.7 }, { id: 'x', fill: 'red' }])(
  'an icon with %j is drawn as by lucide-react',
  (props) => {
    const attributes = (html = '') => html.match(/[\w-]+="[^"]*"/g)?.sort();
    expect(attributes(drawn(<Ours {...props} />))).toEqual(attributes(drawn(<Heart {...props} />)));
  },
);

test('what has a name of its own is not hidden', () => {
  const { container } = render(<Ours aria-hidden={false} aria-label="Liked" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'false');
});
