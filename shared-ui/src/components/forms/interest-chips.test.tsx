import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InterestChips } from './interest-chips.tsx';

const interests = ['wine', 'art', 'sauna', 'unheard_of'].map((key) => ({ key, icon: 'heart' }));
const names: Record<string, string> = { wine: 'Wine', art: 'Art', sauna: 'Sauna' };

function show(chosen: string[]) {
  const onChange = jest.fn();
  const nameOf = (key: string) => names[key] ?? null;
  const props = { interests, chosen, max: 2, nameOf, full: 'That is 2.', onChange };
  render(<InterestChips {...props} />);
  return onChange;
}

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a tap adds one, another takes it away', async () => {
  const onChange = show(['wine']);
  await tap('Art');
  expect(onChange).toHaveBeenLastCalledWith(['wine', 'art']);
  await tap('Wine');
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('one too many is said and changes nothing; taking one away is always possible', async () => {
  const onChange = show(['wine', 'art']);
  await tap('Sauna');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('That is 2.');
  await tap('Art');
  expect(onChange).toHaveBeenCalledWith(['wine']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what the texts do not know is not offered', () => {
  show([]);
  expect(screen.getAllByRole('button')).toHaveLength(3);
});
