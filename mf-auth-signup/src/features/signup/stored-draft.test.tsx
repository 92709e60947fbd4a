import { settings } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignup } from '../../testing/fake-signup.ts';
import {
  back,
  backToLastStep,
  choices,
  enter,
  field,
  fillLast,
  fillPlace,
  freshVisitor,
  next,
  show,
  step,
  titles,
  toLastStep,
  user,
} from '../../testing/signup-on-screen.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(freshVisitor);
afterEach(() => jest.restoreAllMocks());

describe('the draft', () => {
  test('survives a reload; the password is not written down, so its step is asked again', async () => {
    const { unmount } = show(choices);
    await toLastStep();
    await enter('Your e-mail', 'daan@example.com');
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('warm evening');
    show();
    await step(titles.name);
    expect(field('Profile name')).toHaveValue(' Daan ');
    expect(field('Password')).toHaveValue('');
    await back();
    await step(titles.place);
    expect(field('City')).toHaveValue('Utrecht');
  });

  test('keeps no consent: the box is empty after a reload, once the password is there again', async () => {
    const { unmount } = show(choices);
    await toLastStep();
    await fillLast();
    expect(screen.getByRole('checkbox')).toBeChecked();
    unmount();
    show();
    await backToLastStep();
    expect(field('Your e-mail')).toHaveValue('daan@example.com');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test.each(['{', 'null', '7', '{"draft":null,"step":"x"}', '{"draft":{},"step":99}'])(
    'that reads %s begins anew',
    async (text) => {
      sessionStorage.setItem('signup-draft', text);
      show();
      expect(await step(titles.looking)).toBeVisible();
    },
  );

  test('who had gone back is where they were', async () => {
    const { unmount } = show(choices);
    await fillPlace();
    await back();
    await step(titles.looking);
    unmount();
    show();
    expect(await step(titles.looking)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
  });

  test('a country that was chosen stays, wherever the visitor seems to be', async () => {
    settings.setState({ countries: ['NL', 'BE'] });
    const { unmount } = show(choices);
    await step(titles.place);
    await userEvent.selectOptions(field('Country'), 'BE');
    unmount();
    show();
    await step(titles.place);
    expect(field('Country')).toHaveValue('BE');
  });

  test('an address that came along is known after a reload as well; what is none is asked for', async () => {
    const { unmount } = show({ ...choices, email: 'daan@example.com' });
    await toLastStep();
    expect(screen.queryByLabelText('Your e-mail')).toBeNull();
    unmount();
    show();
    await backToLastStep();
    expect(screen.queryByLabelText('Your e-mail')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('warm evening');
  });

  test('what came along is no address: it is asked for', async () => {
    show({ ...choices, email: 'daan@' });
    await toLastStep();
    expect(field('Your e-mail')).toHaveValue('daan@');
  });

  test('a browser that stores nothing signs up all the same', async () => {
    const forbidden = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    const signup = fakeSignup(user);
    show(choices);
    await toLastStep();
    await fillLast();
    await next();
    await signup.finish();
    expect(await step('Check your mail')).toBeVisible();
  });
});
