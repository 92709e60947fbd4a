import {
  choices,
  fillLast,
  fillName,
  fillPlace,
  freshVisitor,
  next,
  show,
  toLastStep,
} from '../../testing/signup-on-screen.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(freshVisitor);

describe('a password manager finds the password beside what one logs in with', () => {
  const seen = () =>
    [
      ...document.querySelectorAll<HTMLInputElement>('[autocomplete=username], [type=password]'),
    ].map((input) => [input.getAttribute('autocomplete'), input.value]);
  const both = [
    ['username', 'daan@example.com'],
    ['new-password', 'warm evening'],
  ];

  test('where the password is asked, when the address came along', async () => {
    show({ ...choices, email: 'daan@example.com' });
    await fillPlace();
    await next();
    await fillName();
    expect(seen()).toEqual(both);
  });

  test('where the address is asked', async () => {
    show(choices);
    await toLastStep();
    await fillLast();
    expect(seen()).toEqual(both);
  });
});
