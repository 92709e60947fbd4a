import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choices,
  field,
  fillLast,
  fillName,
  fillPlace,
  freshVisitor,
  next,
  show,
  step,
  titles,
} from '../../testing/signup-on-screen.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(freshVisitor);

const says = (...words: string[]) => {
  for (const one of words) expect(screen.getByText(one)).toBeVisible();
};
const invites = (name: string) => field(name).getAttribute('placeholder');

test('the first step says what comes of it, and where members log in', async () => {
  show();
  says('Two taps and you are on your way.', 'Step 1 of 5', 'Already a member?');
  expect(screen.queryByRole('button', { name: 'Previous step' })).toBeNull();
  const progress = screen.getByRole('progressbar', { name: 'Step 1 of 5' });
  expect(progress).toHaveAttribute('aria-valuenow', '1');
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 5');
  expect(screen.getByRole('radiogroup', { name: 'I would like to meet' })).toBeVisible();
  for (const name of ['Man', 'Woman', 'Men', 'Women', 'Both']) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole('radio', { name })).toBeChecked();
  }
});

test('each further step says what for, and what of it others see', async () => {
  show(choices);
  await step(titles.place);
  says('We show your city, never your address.', 'So that distances are right.');
  expect(screen.queryByText('Already a member?')).toBeNull();
  expect(screen.getByRole('option', { name: 'Choose your region' })).toBeInTheDocument();
  await fillPlace();
  await next();
  await step(titles.name);
  says(
    'Others see this name. Your e-mail address is never shown.',
    'You must be 18 or older. Only your age is shown.',
  );
  expect(field('Password')).toHaveAccessibleDescription(/^At least \d+ characters$/);
  await fillName();
  await next();
  await step(titles.about);
  says('One honest line beats ten perfect ones.');
  expect(invites('About me (optional)')).toBe('What makes a good evening for you?');
  await next();
  await step(titles.email);
  says('We send one mail to confirm your address.');
  expect(field('Your e-mail')).toHaveAccessibleDescription(
    'Only for you and us. Members never see it.',
  );
  expect(invites('Your e-mail')).toBe('name@example.com');
  await fillLast();
  expect(screen.getByRole('button', { name: 'Create my account' })).toBeEnabled();
});

test('an address that came along is shown where the mail will go', async () => {
  show({ ...choices, email: 'daan@example.com' });
  await fillPlace();
  await next();
  await fillName();
  await next();
  await step(titles.about);
  await next();
  await step(titles.email);
  says('daan@example.com');
  expect(screen.getByText('daan@example.com').parentElement).toHaveTextContent(
    'We send one mail to daan@example.com',
  );
});
